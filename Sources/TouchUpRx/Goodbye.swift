import Observables

/// Kept with an object; what goes with it tells that it has gone, also those who ask
/// afterwards.
final class Goodbye: Sendable {
  let subject = ReplaySubject<Void>.create(bufferSize: 1)

  deinit {
    subject.onNext(())
    subject.onCompleted()
  }
}
