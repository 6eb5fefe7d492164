import Dispatch
import Observables
import Testing

/// A subscription that is over does not hold the user's closures, even if it is kept.
@Suite(.leakFree) struct DroppedClosureTests {
  private final class Owner: Sendable {}

  /// Subscribes a closure that holds an object, does `work` with the subscription, and returns whether
  /// the object has gone.
  private func isDropped(
    after work: (PublishSubject<Int>, any Disposable) -> Void
  ) -> Bool {
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let dropped = owner
    let subscription = subject.subscribe(onNext: { [owner] _ in _ = owner })
    owner = nil
    guard dropped != nil else { return false }
    work(subject, subscription)
    return withExtendedLifetime(subscription) { dropped == nil }
  }

  @Test func byDisposal() {
    #expect(isDropped { _, subscription in subscription.dispose() })
  }

  @Test func byTheEnd() {
    #expect(isDropped { subject, _ in subject.onCompleted() })
    #expect(isDropped { subject, _ in subject.on(.error(TestError())) })
  }

  @Test func byDisposalWhileOtherThreadsTell() {
    for _ in 0..<300 {
      let isGone = isDropped { subject, subscription in
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
          if thread == 0 { subscription.dispose() }
          for number in 0..<20 { subject.onNext(number) }
          if thread == 1 { subscription.dispose() }
        }
      }
      #expect(isGone)
    }
  }

  @Test func notWhileTheyRun() {
    let subject = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var owner: Owner? = Owner()
    weak let dropped = owner
    var livesInCall = false
    subscription.disposable = subject.subscribe(onNext: { [owner] _ in
      subscription.dispose()
      livesInCall = dropped != nil
      _ = owner
    })
    owner = nil
    subject.onNext(1)
    #expect(livesInCall)
    #expect(dropped == nil)
  }
}
