import Foundation
import UIKitLoop

/// A caret. It blinks, and while somebody types it does not.
final class TextCaret: UIView {
  /// How long it is seen, and then not, in seconds.
  static let blink: TimeInterval = 0.5
  /// In points.
  static let width: CGFloat = 2

  private var ticket: LoopTicket?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.width / 2
  }

  required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit {
    ticket?.cancel()
  }

  /// Puts it to a place, in the coordinates of its superview; nil for none.
  func show(at place: CGRect?, color: UIColor?) {
    UIView.performWithoutAnimation {
      isHidden = place == nil
      guard let place else { return }
      backgroundColor = color
      frame = place
    }
    if place == nil {
      ticket?.cancel()
    } else if ticket?.isPending != true {
      wait()
    }
  }

  /// Lets it be seen, and begins to count anew.
  func hold() {
    ticket?.cancel()
    alpha = 1
  }

  private func wait() {
    guard let loop = window?.screen.loop else { return }
    let ticket = loop.schedule(after: Self.blink) { [weak self] in self?.turn() }
    // A caret that blinks is no reason to wait.
    ticket.keepsLoopBusy = false
    self.ticket = ticket
  }

  private func turn() {
    guard !isHidden, window != nil else { return }
    UIView.performWithoutAnimation { alpha = alpha < 1 ? 1 : 0 }
    wait()
  }
}
