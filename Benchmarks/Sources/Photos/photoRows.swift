import Foundation
import Harness

/// A library of so many photos, from the picker's being presented on.
func photoRows(_ options: Options) throws(TrialError) -> [Row] {
  try PhotoFiles.make(options)
  let lab = PhotoLab(options)
  var taps: [TrialReport] = []
  var scrolls: [TrialReport] = []
  var rounds: [(subject: Double, yardstick: Double)] = []
  for round in 0..<3 {
    taps.append(try lab.run(.tap))
    guard round < 2 else { break }
    let scroll = try lab.run(.scroll)
    scrolls.append(scroll)
    rounds.append((scroll.done, try lab.thumbnails(count: scroll.names.count)))
  }
  // Of what else the machine does it has the least in its quietest round.
  let opening = (taps + scrolls).map(\.block).min { $0.wait < $1.wait } ?? Pulse.Longest()
  let scrolling = scrolls.map(\.scrollBlock).min { $0.wait < $1.wait } ?? Pulse.Longest()
  func milliseconds(_ seconds: [Double]) -> Int { Int(((seconds.max() ?? 0) * 1000).rounded()) }
  return [
    Row("photos are seen", counting: "ms", atMost: 500) { milliseconds(taps.map(\.cells)) },
    Row("a tap on one is used", counting: "ms", atMost: 500) { milliseconds(taps.map(\.done)) },
    Row(
      "the first screen of thumbnails", subject: "UIImagePickerController",
      yardstick: "vipsthumbnail", rounds: rounds, budget: .ratio(1.5)),
    Row(
      "the longest block of the main thread, until the first screen is there",
      counting: "ms", atMost: 8
    ) { milliseconds([opening.wait]) },
    Row(
      "the longest block of the main thread, scrolled to the end by flings",
      counting: "ms", atMost: 8
    ) { milliseconds([scrolling.wait]) },
    Row("memory, scrolled to the end", counting: "MB", atMost: 250) {
      (scrolls.map(\.memory).max() ?? 0) >> 20
    },
  ]
}
