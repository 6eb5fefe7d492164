/// A stream of at most one element: what ``Single``, ``Maybe`` and ``Completable`` are. `Trait` says
/// which.
///
/// It begins anew with each subscription, as any stream does.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  /// `raw`, of which the caller knows that it keeps what the trait promises.
  init(raw: Observable<Element>) {
    source = raw
  }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The same stream, without the promise.
  public func asObservable() -> Observable<Element> { source }
}
