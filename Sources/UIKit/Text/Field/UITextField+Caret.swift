import Foundation
import UIKitLoop

extension UITextField {
  /// How long the caret is seen, and then not, in seconds.
  static let blink: TimeInterval = 0.5

  /// Puts the caret to its place and lets it be seen. Without editing, and while something is selected, there is none.
  func showCaret() {
    let caret = parts.caret
    let isShown = isEditing && editor.selection.isCaret && window != nil
    UIView.performWithoutAnimation {
      caret.isHidden = !isShown
      guard isShown else { return }
      caret.backgroundColor = tintColor
      let place = self.caret(at: editor.selection.head)
      caret.frame = place.offsetBy(dx: -parts.text.frame.minX, dy: -parts.text.frame.minY)
    }
    if !isShown {
      session?.ticket?.cancel()
    } else if session?.ticket?.isPending != true {
      waitForBlink()
    }
  }

  /// Shows the caret, and begins to count anew: while somebody types it does not blink.
  func holdCaret() {
    session?.ticket?.cancel()
    parts.caret.alpha = 1
    setNeedsLayout()
  }

  private func waitForBlink() {
    guard let session, let loop = window?.screen.loop else { return }
    let ticket = loop.schedule(after: Self.blink) { [weak self] in self?.turnCaret() }
    // A caret that blinks is no reason to wait.
    ticket.keepsLoopBusy = false
    session.ticket = ticket
  }

  private func turnCaret() {
    guard isEditing, window != nil else { return }
    UIView.performWithoutAnimation { parts.caret.alpha = parts.caret.alpha < 1 ? 1 : 0 }
    waitForBlink()
  }
}
