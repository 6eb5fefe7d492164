import Foundation

extension UIButton {
  /// An action of the menu was chosen.
  func select(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction else { return }
    menu?.select(action)
    showSelectedElement()
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
