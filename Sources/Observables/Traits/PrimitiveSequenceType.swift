/// What is a primitive sequence: operators are extensions of this protocol, for some traits or all.
public protocol PrimitiveSequenceType<Trait, Element> {
  /// What is promised about the stream.
  associatedtype Trait
  /// The type of the element.
  associatedtype Element

  /// The sequence itself.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequenceType {
  var source: Observable<Element> { primitiveSequence.source }
}
