/// Promises the end or an error, and no element.
public enum CompletableTrait {}

/// A stream without elements: it ends, or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>
