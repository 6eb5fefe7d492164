public import UIKit

extension UIAction {
  /// Makes an action, for a menu or a control, whose closure is handed `owner`: a screen, a cell. The owner is not
  /// kept alive; once it has gone, the action does nothing.
  public convenience init<Owner: AnyObject>(
    title: String, image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, with owner: Owner,
    handler: @escaping @MainActor (Owner) -> Void
  ) {
    self.init(title: title, image: image, attributes: attributes, state: state) {
      [weak owner] _ in
      if let owner { handler(owner) }
    }
  }
}
