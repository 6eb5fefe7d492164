public import UIKit

// The delegate is left alone: one that the app sets, before or after, gets its calls, and gets them first.
extension ViewHandling where Self: UIScrollView {
  /// Runs `handler` with the scroll view at each `moment`.
  ///
  /// Handlers run in the order they were added. The scroll view keeps the handler until it is removed.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func on(
    _ moment: ScrollMoment, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    add(Handler { scrollView, _ in handler(Self.cast(scrollView)) }, for: moment)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the scroll view at each `moment`.
  @discardableResult public func on<Owner: AnyObject>(
    _ moment: ScrollMoment, with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    add(
      .bound(to: owner) { owner, scrollView, _ in handler(owner, Self.cast(scrollView)) },
      for: moment)
  }

  /// Runs `handler` with the scroll view at the next `moment`, and never again.
  @discardableResult public func once(
    _ moment: ScrollMoment, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    add(Handler(once: true) { scrollView, _ in handler(Self.cast(scrollView)) }, for: moment)
  }

  /// Runs `handler` with the scroll view whenever its offset has changed, by whomever.
  @discardableResult public func onScroll(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.scroll, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the scroll view whenever its offset has changed.
  @discardableResult public func onScroll<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    on(.scroll, with: owner, handler)
  }

  /// Runs `handler` with the scroll view when a finger has gone far enough to move the content.
  @discardableResult public func onWillBeginDragging(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.willBeginDragging, handler)
  }

  /// Runs `handler` with the scroll view when a finger has let the content go, and whether the content goes on
  /// by itself.
  @discardableResult public func onDidEndDragging(
    _ handler: @escaping @MainActor (_ scrollView: Self, _ willDecelerate: Bool) -> Void
  ) -> RemovableTarget {
    on(.didEndDragging) { handler($0, $0.isDecelerating) }
  }

  /// Runs `handler` with the scroll view when content has come to rest that went on by itself.
  @discardableResult public func onDidEndDecelerating(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.didEndDecelerating, handler)
  }

  /// Handlers are added to the very view they are called with: its type is known.
  private static func cast(_ scrollView: UIScrollView) -> Self {
    unsafeDowncast(scrollView, to: Self.self)
  }

  private func add(
    _ handler: Handler<UIScrollView>, for moment: ScrollMoment
  ) -> RemovableTarget {
    ScrollHandlers.of(self).add(handler, for: moment)
  }
}

extension UIScrollView {
  /// Removes all handlers of scrolling that the kit added, and frees their closures.
  public func removeScrollHandlers() {
    ScrollHandlers.of(self).removeAll()
  }
}
