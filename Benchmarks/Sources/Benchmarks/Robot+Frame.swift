import UIKit
import UIKitTestSupport

extension Robot {
  /// Changes something and makes the frame that shows it.
  func frame(_ change: () -> Void) throws {
    let before = frameCount
    run(change)
    wait(1.0 / 60)
    // Nothing may be measured that was not painted, nor two as one.
    guard frameCount == before + 1 else { throw FrameError.count(frameCount - before) }
  }
}
