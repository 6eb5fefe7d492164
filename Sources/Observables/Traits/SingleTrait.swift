/// Promises one element or an error.
public enum SingleTrait {}

/// A stream of one element, or an error.
///
/// ```swift
/// let answer = Single<Int>.create { tell in
///   tell(.success(42))
///   return Disposables.create()
/// }
/// ```
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a single tells, once.
public typealias SingleEvent<Element> = Result<Element, any Error>
