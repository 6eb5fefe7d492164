public import Observables

/// An observer that takes down what it is told, and when.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler

  /// What it was told so far.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
