import TouchUp
import UIKit

/// Counts the taps of a button for as long as it is there.
@MainActor func countTaps(of button: UIButton) async -> Int {
  var taps = 0
  for await _ in button.events(.touchUpInside) { taps += 1 }
  return taps
}

/// Waits for one tap; false when the button went away first or the task was cancelled.
@MainActor func waitForTap(on button: UIButton) async -> Bool {
  await button.next(.touchUpInside) != nil
}
