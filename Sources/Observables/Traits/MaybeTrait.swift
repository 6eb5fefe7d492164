/// Promises one element, none, or an error.
public enum MaybeTrait {}

/// A stream of one element, none, or an error.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
