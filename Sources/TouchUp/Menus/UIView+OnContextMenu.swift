public import UIKit

// One mechanism: a context menu whose elements closures give when it is about to open. Several on a view make one
// menu, in the order they were added.
extension ViewHandling {
  /// Shows a context menu of what `elements` gives: asked each time the menu is about to open; nothing opens for
  /// none. Switches the view's interaction on.
  ///
  /// ```swift
  /// picture.onContextMenu { picture in [UIAction(title: "Copy") { _ in copy(picture.image) }] }
  /// ```
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func onContextMenu(
    _ elements: @escaping @MainActor (Self) -> [UIMenuElement]
  ) -> RemovableTarget {
    // The request is of the very view that the closure was given to.
    adopt(
      Handler { request, _ in request.add { elements(unsafeDowncast($0, to: Self.self)) } })
  }

  /// Shows a context menu of what `elements` gives.
  @discardableResult public func onContextMenu(
    _ elements: @escaping @MainActor () -> [UIMenuElement]
  ) -> RemovableTarget {
    adopt(Handler { request, _ in request.add { _ in elements() } })
  }

  /// Shows a context menu of what `elements` gives, which is handed `owner`: a screen, a cell. The owner is not kept
  /// alive; once it has gone, there is nothing to show.
  @discardableResult public func onContextMenu<Owner: AnyObject>(
    with owner: Owner, _ elements: @escaping @MainActor (Owner, Self) -> [UIMenuElement]
  ) -> RemovableTarget {
    adopt(
      .bound(to: owner) { owner, request, _ in
        request.add { elements(owner, unsafeDowncast($0, to: Self.self)) }
      })
  }

  private func adopt(_ handler: Handler<ContextMenuRequest>) -> RemovableTarget {
    isUserInteractionEnabled = true
    return attachment(of: self) { ContextMenuHandlers(self) }.add(handler)
  }
}
