import CVips
import Foundation
import Synchronization

/// The threads that photos are decoded by: two, which are there while there is work.
///
/// The app's other threads, the main one first, never wait for a photo. What is asked for first is done first,
/// save that urgent work goes before the rest.
package final class ImageWorkers: Sendable {
  /// The ones of this process.
  package static let shared = ImageWorkers()

  /// How many there are: more than two need more memory than they save time.
  static let count = 2

  /// Whether the calling thread is one of them.
  package static var isWorker: Bool { Thread.current.threadDictionary[threadName] != nil }

  private struct State {
    var urgent: [ImageWork] = []
    var patient: [ImageWork] = []
    var running = 0
    var count = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private static let threadName = "UIKitImages"
  private static let ofThread = __priority_which_t(PRIO_PROCESS.rawValue)
  private static let niceness: Int32 = 10
  private let state = Mutex(State())

  package init() {}

  /// Has `body` done by a worker. It is called exactly once, also when it has been cancelled meanwhile.
  ///
  /// - Parameter isUrgent: Whether it is what a person waits for now.
  @discardableResult
  package func perform(
    isUrgent: Bool = true, _ body: @escaping @Sendable (ImageCancellation) -> Void
  ) -> ImageWork {
    let work = ImageWork(body)
    let isStarted = state.withLock { state in
      state.count += 1
      if isUrgent { state.urgent.append(work) } else { state.patient.append(work) }
      guard state.running < Self.count else { return true }
      state.running += 1
      return false
    }
    if !isStarted { start() }
    return work
  }

  /// Lets go of something that takes long to free: a hundred thousand photos are as many pieces of memory.
  package func letGo(of value: consuming some Sendable) {
    perform(isUrgent: false) { [value] _ in withExtendedLifetime(value) {} }
  }

  /// How much work they have been given so far; for tests.
  package var count: Int { state.withLock(\.count) }

  /// Calls `body`, on whichever thread, once there is nothing to do any more; for tests.
  package func whenIdle(_ body: @escaping @Sendable () -> Void) {
    let isIdle = state.withLock { state in
      if state.running == 0 { return true }
      state.waiting.append(body)
      return false
    }
    if isIdle { body() }
  }

  private func start() {
    let thread = Thread { self.work() }
    thread.name = Self.threadName
    // Decoders of video formats need more than the half megabyte of a secondary thread.
    thread.stackSize = 4 << 20
    thread.start()
  }

  private func work() {
    Thread.current.threadDictionary[Self.threadName] = true
    // Where there are not enough processors for all, the main thread goes first. Number 0 is the calling thread.
    setpriority(Self.ofThread, 0, Self.niceness)
    while let next = take() { next.run() }
    cvips_thread_ends()
  }

  /// The next work; nil ends the worker.
  private func take() -> ImageWork? {
    let (work, waiting) = state.withLock { state -> (ImageWork?, [@Sendable () -> Void]) in
      if !state.urgent.isEmpty { return (state.urgent.removeFirst(), []) }
      if !state.patient.isEmpty { return (state.patient.removeFirst(), []) }
      // Within the lock: what comes after this finds one worker less, and starts another.
      state.running -= 1
      guard state.running == 0 else { return (nil, []) }
      defer { state.waiting = [] }
      return (nil, state.waiting)
    }
    for body in waiting { body() }
    return work
  }
}
