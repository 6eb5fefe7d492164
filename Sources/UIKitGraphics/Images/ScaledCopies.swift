import Foundation
import Synchronization

/// The smaller copy of an image that was made last, kept for the next time it is drawn at that size.
final class ScaledCopies: Sendable {
  private let last = Mutex<CGImage?>(nil)

  /// The copy of that size; `make` is asked for it the first time.
  func copy(width: Int, height: Int, _ make: () -> CGImage?) -> CGImage? {
    if let kept = last.withLock({ $0 }), kept.width == width, kept.height == height {
      return kept
    }
    guard let made = make() else { return nil }
    last.withLock { $0 = made }
    return made
  }
}
