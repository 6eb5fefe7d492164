import Foundation

extension UIControl {
  var opensMenuAtOnce: Bool { showsMenuAsPrimaryAction && contextMenuInteraction != nil }

  /// The menu while it is open.
  var menuOverlay: MenuOverlay? { contextMenuInteraction?.session?.overlay }

  /// Opens the control's menu, for a place in the window.
  func openMenu(at place: CGPoint) {
    guard let interaction = contextMenuInteraction,
      let configuration = interaction.configuration(at: place)
    else { return }
    interaction.open(configuration, as: .rich)
  }

  /// A finger that opened the menu is lifted: on a row it chooses, on the control it leaves the menu open. For the
  /// control it is over, and was no tap.
  func handOver(_ touch: UITouch, _ event: UIEvent?) {
    let place = touch.location(in: nil)
    let isOnControl = bounds.holds(touch.location(in: self))
    isHandingOver = true
    abandonTracking(event)
    isHandingOver = false
    guard let menuOverlay else { return }
    if !menuOverlay.lift(place), !isOnControl { menuOverlay.close() }
  }
}
