import UIKit

/// A context menu that is about to open: what it has to show is added in turn.
@MainActor final class ContextMenuRequest {
  private(set) var elements: [UIMenuElement] = []
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  func add(_ new: (UIView) -> [UIMenuElement]) {
    elements += new(view)
  }
}
