public import Foundation

/// A scheduler whose clock is moved by hand: the work that is due runs on the thread that moves it.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>:
  SchedulerType, CustomDebugStringConvertible, @unchecked Sendable
{
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A length of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private struct Item {
    let time: VirtualTime
    let number: Int
    let work: ScheduledAction
  }

  private let converter: Converter
  // All below are read and written under `lock`.
  private let lock = Lock()
  private var time: VirtualTime
  private var isRunning = false
  private var lastNumber = 0
  private var items: PriorityQueue<Item>

  /// A scheduler whose clock stands at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    time = initialClock
    self.converter = converter
    items = PriorityQueue { first, second in
      switch converter.compareVirtualTime(first.time, second.time) {
      case .lessThan: true
      case .equal: first.number < second.number
      case .greaterThan: false
      }
    }
  }

  /// The clock's time as a date.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// The clock's time.
  public var clock: VirtualTime { lock.holding { time } }

  /// Does `action` with `state` now, which is when the clock runs.
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    // There is no time at which it would be due.
    if dueTime == .never { return Disposables.create() }
    let time = converter.convertToVirtualTime(now.adding(dueTime))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Does `action` with `state` when `dueTime` has passed.
  public func scheduleRelativeVirtual<StateType: Sendable>(
    _ state: StateType, dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Does `action` with `state` at `time`, or as soon as the clock runs if that is past. What is due at
  /// the same time is done in the order in which it was scheduled.
  public func scheduleAbsoluteVirtual<StateType: Sendable>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledAction(state, action)
    lock.holding {
      lastNumber += 1
      items.insert(Item(time: time, number: lastNumber, work: work))
    }
    return work
  }

  /// Says when work is done that was scheduled for `time` relative to the clock; a subclass may move
  /// it.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Moves the clock from one piece of work to the next until none is left, or `stop` is called. Does
  /// nothing while it is running.
  public func start() { run(until: nil) }

  /// Moves the clock to `virtualTime`, never back, and does what is due until then. Does nothing while
  /// it is running.
  public func advanceTo(_ virtualTime: VirtualTime) {
    guard run(until: virtualTime) else { return }
    lock.holding {
      if converter.compareVirtualTime(virtualTime, time) == .greaterThan { time = virtualTime }
    }
  }

  /// Moves the clock ahead without doing what is due, as if the thread had slept. Does nothing if
  /// `virtualInterval` leads back.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let later = converter.offsetVirtualTime(clock, offset: virtualInterval)
    if converter.compareVirtualTime(later, clock) == .greaterThan {
      lock.holding { time = later }
    }
  }

  /// Stops the clock after the piece of work that is being done.
  public func stop() { lock.holding { isRunning = false } }

  /// The clock's time.
  public var debugDescription: String { "\(type(of: self))(clock: \(clock))" }

  @discardableResult
  private func run(until end: VirtualTime?) -> Bool {
    let starts = lock.holding {
      defer { isRunning = true }
      return !isRunning
    }
    guard starts else { return false }
    while let work = next(until: end) { work.resume() }
    lock.holding { isRunning = false }
    return true
  }

  /// Takes out the next piece of work that was not called off, and sets the clock to its time.
  private func next(until end: VirtualTime?) -> ScheduledAction? {
    lock.holding {
      guard isRunning, let first = items.first else { return nil }
      if let end, converter.compareVirtualTime(first.time, end) == .greaterThan { return nil }
      _ = items.popFirst()
      // NB: disposed work is handed out too, and not let go of here: what goes with it may call.
      if first.work.isDisposed { return first.work }
      if converter.compareVirtualTime(first.time, time) == .greaterThan { time = first.time }
      return first.work
    }
  }
}
