import Foundation

/// Where a presentation takes place: fills the window and keeps touches from what lies beneath.
final class ContainerView: UIView {
  weak var presentation: Presentation?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && presentation?.controller.lets(point, through: self) != true
  }

  /// What lies beneath waits, unless it is to be used meanwhile.
  override var accessibilityViewIsModal: Bool {
    get { presentation?.controller.isModalToAssistance == true }
    set {}
  }

  override func accessibilityPerformEscape() -> Bool {
    presentation?.controller.leaveByEscape() == true
  }

  override func layoutSubviews() {
    presentation?.layOut()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.controller.traitCollectionDidChange(previousTraitCollection)
  }
}
