public import Foundation

/// What a context menu shows.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Tells it from others: what was given, or else a `UUID`.
  public let identifier: any NSCopying

  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// What a menu shows. Both providers are called when the menu is about to open, at most once.
  ///
  /// - Parameters:
  ///   - identifier: tells it from others.
  ///   - previewProvider: makes a controller whose view is shown instead of the pressed view, at its
  ///     `preferredContentSize`; nil, or a result of nil, for the view itself.
  ///   - actionProvider: makes the menu. It is handed what the system suggests: nothing, here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
