import Foundation

/// An action sheet on a pad: a popover at what it was asked for, or in the middle of its presenter. A tap beside it is
/// its cancel action, which is not shown.
final class AlertPopover: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func wantedSize(in space: CGSize) -> CGSize {
    guard let content = alert?.contentView else { return .zero }
    return content.size(
      forWidth: min(AlertLook.cardSheetWidth, space.width), atMost: space.height)
  }

  override func presentationTransitionWillBegin() {
    alert?.contentDidChange()
    if let alert, backgroundColor == nil {
      backgroundColor = AlertLook(style: .actionSheet, traits: alert.traitCollection).fill
    }
    super.presentationTransitionWillBegin()
  }

  override func tapBeside() { alert?.tapBeside() }

  // The alert has heard of the gesture already.
  override func leaveByEscape() -> Bool { false }
}
