import Foundation

/// One opening of a context menu, from the configuration to the end.
@MainActor final class ContextMenuSession {
  let configuration: UIContextMenuConfiguration
  let appearance: UIContextMenuInteraction.appearance
  /// The open menu: the window keeps it.
  private(set) weak var overlay: MenuOverlay?

  private weak var interaction: UIContextMenuInteraction?
  private var controller: UIViewController?
  private var hasEnded = false
  private var commit: MenuAnimator?

  init(
    _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    _ appearance: UIContextMenuInteraction.appearance
  ) {
    self.interaction = interaction
    self.configuration = configuration
    self.appearance = appearance
  }

  /// Opens the menu; whether there is one, and everything the app was asked left it possible.
  func open() -> Bool {
    guard let interaction, let window = interaction.view?.window else { return false }
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    if lifts { controller = configuration.previewProvider?() }
    guard !MenuItem.items(of: menu, isNested: false).isEmpty || controller != nil else {
      return false
    }
    let preview = lifts ? highlightedPreview() : nil
    guard mayGoOn(in: window), let view = interaction.view else { return false }
    let overlay = MenuOverlay(
      menu, of: view,
      lifted: preview.map { LiftedView($0, controller: controller, in: window.bounds.size) },
      calls: calls)
    self.overlay = overlay
    let animator = MenuAnimator(controller)
    interaction.delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    guard mayGoOn(in: window) else {
      end(isSeen: false)
      return false
    }
    for other in window.openMenus { other.close() }
    withExtendedLifetime(overlay) { overlay.open(in: window, alongside: animator) }
    return !hasEnded
  }

  func close() {
    if let overlay, overlay.superview != nil { overlay.close() } else { end(isSeen: false) }
  }

  // MARK: What the open menu asks for

  private var calls: MenuOverlay.Calls {
    MenuOverlay.Calls(
      places: { [weak self] in self?.places($0, height: $1) ?? (.zero, .zero) },
      perform: { [weak interaction] in interaction?.perform($0) },
      commit: { [weak self] in self?.commitPreview() },
      // NB: keeps the session until the menu has gone, for what it still has to say.
      ended: { [self] in end(isSeen: $0) })
  }

  private func places(_ overlay: MenuOverlay, height: CGFloat) -> MenuOverlay.Places {
    let space = overlay.bounds.inset(by: overlay.safeAreaInsets)
    var placement = MenuPlacement(space: space, source: space)
    let isMirrored = overlay.isMirrored
    if let lifted = overlay.lifted {
      let home = lifted.home(in: overlay) ?? lifted.frame
      let size = lifted.size(for: home)
      placement.source = home.insetBy(
        dx: (home.width - size.width) / 2, dy: (home.height - size.height) / 2)
      let places = placement.lifted(height: height, isMirrored: isMirrored)
      return (places.list, places.source)
    }
    if let control = interaction?.view as? UIControl {
      placement.source = control.convert(control.bounds, to: overlay)
      return (placement.frame(height: height), .zero)
    }
    let point = interaction?.place ?? .zero
    return (placement.frame(at: point, height: height, isMirrored: isMirrored), .zero)
  }

  /// Whether something is lifted off the screen. Menus of controls hang on them, those of a pointer at it.
  private var lifts: Bool { appearance == .rich && !(interaction?.view is UIControl) }

  private func highlightedPreview() -> UITargetedPreview? {
    guard let interaction, let view = interaction.view else { return nil }
    return interaction.delegate?.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
      ?? UITargetedPreview(view: view)
  }

  private func mayGoOn(in window: UIWindow) -> Bool {
    !hasEnded && interaction?.session === self && interaction?.view?.window === window
  }

  private func commitPreview() {
    guard !hasEnded, let interaction, commit == nil else { return }
    let animator = MenuAnimator(controller)
    commit = animator
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    close()
  }

  @discardableResult private func end(isSeen: Bool) -> MenuClosing {
    guard !hasEnded else { return MenuClosing() }
    hasEnded = true
    var closing = MenuClosing()
    guard let interaction else { return closing }
    if isSeen, overlay?.lifted != nil {
      let target = interaction.delegate?.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
      closing.lift = target.map { .home($0) } ?? .fade
      if commit?.preferredCommitStyle == .pop { closing.lift = .pop }
    }
    let animator = isSeen ? MenuAnimator(controller) : nil
    closing.animators = [commit, animator].compactMap { $0 }
    interaction.session = nil
    interaction.delegate?.contextMenuInteraction(
      interaction, willEndFor: configuration, animator: animator)
    controller = nil
    return closing
  }
}

extension UIContextMenuInteraction {
  /// Does what was chosen in the menu.
  fileprivate func perform(_ action: UIAction) {
    if let control = view as? UIControl {
      control.performFromMenu(action)
    } else {
      action.perform(by: self)
    }
  }
}
