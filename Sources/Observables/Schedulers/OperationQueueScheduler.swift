public import Foundation

/// Does work on an operation queue, as many pieces at once as that is told to.
public final class OperationQueueScheduler: ImmediateSchedulerType {
  /// Where the work is done.
  public let operationQueue: OperationQueue
  /// How urgent it is among what waits there.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler that works on `operationQueue`.
  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledAction(state, action)
    let operation = BlockOperation { work.resume() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return work
  }
}
