import Foundation
import UIKitLoop

extension UIButton {
  /// Seconds until a finger that stays down opens a menu which is not what the button is for.
  nonisolated static let menuDelay: TimeInterval = 0.5

  var opensMenuAtOnce: Bool { menu != nil && showsMenuAsPrimaryAction }

  func pressForMenu() {
    guard menu != nil else { return }
    if showsMenuAsPrimaryAction { return openMenu() }
    menuTicket?.cancel()
    menuTicket = window?.screen.loop.schedule(after: Self.menuDelay) { [weak self] in
      guard let self, isTracking, isTouchInside else { return }
      openMenu()
    }
  }

  /// The finger that opened the menu may go on to one of its rows.
  func movePressForMenu(_ touch: UITouch) {
    menuOverlay?.track(touch.location(in: nil))
  }

  /// Lifted on a row, the finger chooses; on the button, the menu stays.
  func endPressForMenu(_ touch: UITouch?, _ event: UIEvent?) {
    menuTicket?.cancel()
    menuTicket = nil
    guard let menuOverlay, let touch else {
      if isTouchInside { turnSelection() }
      return
    }
    let isOnButton = bounds.holds(touch.location(in: self))
    if !menuOverlay.lift(touch.location(in: nil)), !isOnButton { menuOverlay.close() }
    // The touch was the menu's: for the button it is over, and was no tap.
    isHandingOver = true
    abandonTracking(event)
    isHandingOver = false
  }

  func forgetPressForMenu() {
    menuTicket?.cancel()
    menuTicket = nil
    if !isHandingOver { menuOverlay?.close() }
  }

  func openMenu() {
    guard let menu, let window, menuOverlay == nil, isEnabled else { return }
    let overlay = MenuOverlay(
      menu,
      placement: { [weak self] overlay in
        let space = overlay.bounds.inset(by: overlay.safeAreaInsets)
        return MenuPlacement(
          space: space, source: self.map { $0.convert($0.bounds, to: overlay) } ?? space)
      }, perform: { [weak self] in self?.perform($0) },
      ended: { [weak self] in self?.menuOverlay = nil })
    menuOverlay = overlay
    send(.menuActionTriggered, touchEvent: nil)
    // What was told may have taken the button away.
    guard self.window === window else {
      menuOverlay = nil
      return
    }
    overlay.open(in: window)
  }

  private func perform(_ action: UIAction) {
    if changesSelectionAsPrimaryAction {
      menu?.select(action)
      showSelectedElement()
    }
    sendAction(action)
  }

  /// A button that changes its selection shows what is chosen in its menu: the first of it, if nothing is yet.
  func showSelectedElement() {
    guard changesSelectionAsPrimaryAction, let menu, showsMenuAsPrimaryAction else { return }
    let actions = menu.actions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menu.select(chosen)
    if configuration != nil {
      configuration?.title = chosen.title
      configuration?.image = chosen.image
    } else {
      setTitle(chosen.title, for: .normal)
      setImage(chosen.image, for: .normal)
    }
  }

  /// Without a menu, such a button is one that stays down.
  func turnSelection() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }
}
