import Foundation

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

  deinit {
    // NB: the last reference may go on any thread, but handlers belong to the main actor.
    let contents = contents
    if Thread.isMainThread {
      MainActor.assumeIsolated { contents.empty() }
    } else {
      Task { @MainActor in contents.empty() }
    }
  }
}

/// What a bag holds, apart from it, so that it can outlive the bag for a moment.
@MainActor private final class BagContents {
  var targets: [RemovableTarget] = []

  nonisolated init() {}

  func empty() {
    let old = targets
    targets = []
    for target in old { target.remove() }
  }
}
