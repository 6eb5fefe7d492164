internal import Dispatch

/// Does work on the main queue: at once if the caller is on it and nothing is waiting to be done
/// there, and otherwise after that.
///
/// Only what the same scheduler was given counts as waiting: who keeps an order of its own, as a
/// ``Binder`` does, makes a scheduler of its own.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// One for all who do not make their own.
  public static let instance = MainScheduler()

  /// Does work on the main queue, never at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  // Counts; made for several threads.
  private let pending = AtomicCount()

  /// A scheduler whose work waits for nobody else's.
  public init() {
    super.init(serialQueue: .main)
  }

  override func scheduleInternal<State: Sendable>(
    _ state: State, _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let before = pending.add(1)
    if before == 0, MainQueue.isCurrent {
      defer { pending.add(-1) }
      return action(state)
    }
    let work = ScheduledAction(state, action)
    DispatchQueue.main.async {
      work.resume()
      self.pending.add(-1)
    }
    return work
  }
}
