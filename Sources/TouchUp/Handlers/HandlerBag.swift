/// Removes handlers together: when emptied, or when it is freed.
///
/// A reused cell keeps one and empties it in `prepareForReuse`.
@MainActor public final class HandlerBag {
  private let contents = BagContents()

  /// An empty bag.
  public init() {}

  /// Takes a handler in.
  public func insert(_ target: RemovableTarget) {
    contents.targets.append(target)
  }

  /// Removes all handlers in the bag; it can be used again.
  public func removeAll() {
    contents.empty()
  }
}
