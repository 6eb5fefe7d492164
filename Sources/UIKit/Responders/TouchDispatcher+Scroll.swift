import Foundation

extension TouchDispatcher {
  /// Hands what scrolls to the recognisers of the view under the pointer and of those above it, the deepest
  /// view's first.
  func dispatch(_ event: ScrollEvent) {
    let pointer = event.pointer
    arbiter.deliver {
      if event.phase == .began {
        scrollPointer = pointer
        pointer.followers = recognizers(for: pointer).filter { $0.wants(event) }
        for recognizer in pointer.followers { arbiter.add(recognizer, for: pointer) }
      }
      for recognizer in pointer.followers
      where !recognizer.isDecided && recognizer.follows(pointer) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = []
        recognizer.scrolled(event)
      }
      arbiter.retryHeld()
      guard event.phase == .ended || event.phase == .cancelled else { return }
      arbiter.lastPoint = pointer.windowLocation
      for recognizer in pointer.followers { recognizer.drop(pointer) }
      scrollPointer = nil
    }
  }
}
