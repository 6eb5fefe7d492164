import Foundation
import UIKitText

extension UISegmentedControl {
  nonisolated static let height: CGFloat = 32

  var layout: SegmentedLayout {
    SegmentedLayout(
      parts: segments.map { .init(fixed: $0.width, content: $0.fittingWidth) },
      byContent: apportionsSegmentWidthsByContent)
  }

  /// The segment that has the pill: the one under the finger that pulls it, the one that is pressed for a moment,
  /// or the selected one.
  var shown: Int? {
    if let drag, drag.holdsPill || isMomentary { return drag.index }
    return isMomentary || selection < 0 ? nil : selection
  }

  func contentDidChange() {
    showLook()
    invalidateIntrinsicContentSize()
  }

  func showLook() {
    content.alpha = isEnabled ? 1 : 0.5
    let shown = shown
    for (index, segment) in segments.enumerated() {
      let isPressed = index == drag?.index && index != shown
      segment.show(
        attributes(isSelected: index == shown, isEnabled: segment.isEnabled, isPressed: isPressed),
        isSelected: index == selection && !isMomentary, isEnabled: isEnabled && segment.isEnabled,
        isPressed: isPressed)
    }
    setNeedsLayout()
  }

  func placeContent() {
    content.frame = bounds
    content.place(
      layout, selected: shown, isHeld: drag?.holdsPill == true, isMirrored: isMirrored)
  }

  /// Shows the state softly; a pill that was nowhere appears in its place.
  func showSoftly() {
    showLook()
    guard window != nil else { return }
    if !content.isPillShown {
      UIView.performWithoutAnimation { placeContent() }
      return
    }
    change(animated: true) { self.placeContent() }
  }

  private func attributes(
    isSelected: Bool, isEnabled: Bool, isPressed: Bool
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular),
      .foregroundColor: isEnabled ? UIColor.label : UIColor.tertiaryLabel,
    ]
    var states: [State] = [.normal]
    if isSelected { states.append(.selected) }
    if isPressed { states.append(.highlighted) }
    if !isEnabled || !self.isEnabled { states.append(.disabled) }
    for state in states {
      attributes.merge(titleAttributes[state.rawValue] ?? [:]) { $1 }
    }
    return attributes
  }
}
