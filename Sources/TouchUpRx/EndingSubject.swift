import Observables

/// A subject that completes at the latest when nobody holds this any more.
final class EndingSubject<Element: Sendable>: Sendable {
  let subject = PublishSubject<Element>()

  deinit { subject.onCompleted() }
}
