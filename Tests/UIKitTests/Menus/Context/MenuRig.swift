import UIKit
import UIKitTestSupport

@testable import UIKit

/// A view with a context menu on a robot's screen, and what is heard of both.
@MainActor final class MenuRig: NSObject, UIContextMenuInteractionDelegate {
  let screen = UIViewController()
  let view = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
  let robot: Robot
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  var log: [String] = []
  /// What the menu is made of; nil for no menu.
  var elements: (() -> [UIMenuElement])?
  var previewController: (() -> UIViewController?)?
  var highlight: UITargetedPreview?
  var onDisplay: () -> Void = {}
  var style = UIContextMenuInteractionCommitStyle.dismiss

  init(device: HostDevice = .coarse) {
    robot = Robot(screen, device: device)
    super.init()
    robot.run {
      screen.view.backgroundColor = .systemBackground
      view.backgroundColor = .systemTeal
      view.accessibilityIdentifier = "view"
      screen.view.addSubview(view)
      view.addInteraction(interaction)
    }
    elements = { [unowned self] in [action("Copy"), action("Delete", .destructive)] }
  }

  func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [weak self] in self?.log.append($0.title) }
  }

  /// A finger stays on the view until its menu is there.
  func open() throws {
    try robot.press(.id("view"), for: 0.6)
    try robot.settle()
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  var isOpen: Bool { !robot.window.openMenus.isEmpty }
  var overlay: MenuOverlay? { robot.window.openMenus.last }

  /// Where the list is, in points of the window.
  var list: CGRect { overlay.map { $0.convert($0.list.bounds, from: $0.list) } ?? .null }
  var lifted: CGRect { overlay?.lifted?.frame ?? .null }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("ask \(Int(location.x)) \(Int(location.y))")
    guard let elements else { return nil }
    return UIContextMenuConfiguration(
      identifier: "menu" as NSString, previewProvider: previewController
    ) { _ in UIMenu(children: elements()) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    return highlight
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit")
    animator.preferredCommitStyle = style
    animator.addCompletion { [weak self] in self?.log.append("committed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("display")
    animator?.addAnimations { [weak self] in self?.log.append("coming") }
    animator?.addCompletion { [weak self] in self?.log.append("came") }
    onDisplay()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append(animator == nil ? "end at once" : "end")
    animator?.addCompletion { [weak self] in self?.log.append("gone") }
  }
}
