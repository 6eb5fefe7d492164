/// What can be turned into a shared sequence. All operators of drivers and signals are extensions of
/// this protocol; their closures are on the main actor.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// The kind of the sequence.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

  /// The stream, for who subscribes on the main queue.
  var stream: Observable<Element> { asSharedSequence().source }

  /// What `operators` make of the stream, which may keep elements for a while. They stay on the main
  /// queue all the time and so need not be `Sendable`.
  func carrying(
    _ operators: (Observable<Carried<Element>>) -> Observable<Carried<Element>>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(stream.carrying(operators))
  }
}
