public import Observables

/// A stream of events that a test wrote down, which takes down who subscribed from when to when.
public final class TestableObservable<Element>: ObservableType {
  /// The events that it tells.
  public let recordedEvents: [Recorded<Event<Element>>]

  /// Who subscribed from when to when, in order of subscribing.
  public private(set) var subscriptions: [Subscription] = []

  private let scheduler: TestScheduler
  private let isHot: Bool
  private var observers: [(key: Int, handler: (Event<Element>) -> Void)] = []

  init(hot recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    self.recordedEvents = recordedEvents
    self.scheduler = scheduler
    isHot = true
    for recorded in recordedEvents {
      scheduler.scheduleAt(recorded.time) { [weak self] in
        for observer in self?.observers ?? [] { observer.handler(recorded.value) }
      }
    }
  }

  init(cold recordedEvents: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
    self.recordedEvents = recordedEvents
    self.scheduler = scheduler
    isHot = false
  }

  /// Subscribes, and takes that down.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let key = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    var pending: [any Disposable] = []
    if isHot {
      observers.append((key, observer.on))
    } else {
      for recorded in recordedEvents {
        pending.append(
          scheduler.scheduleRelativeVirtual((), dueTime: recorded.time) {
            observer.on(recorded.value)
            return Disposables.create()
          })
      }
    }
    return Disposables.create { [scheduler] in
      for disposable in pending { disposable.dispose() }
      self.observers.removeAll { $0.key == key }
      self.subscriptions[key] = Subscription(self.subscriptions[key].subscribe, scheduler.clock)
    }
  }
}
