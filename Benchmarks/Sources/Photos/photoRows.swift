import Foundation
import Harness

/// A library of so many photos, from the picker's being presented on.
func photoRows(_ options: Options) throws(TrialError) -> [Row] {
  try PhotoFiles.make(options)
  let lab = PhotoLab(options)
  var taps: [TrialReport] = []
  var scrolls: [TrialReport] = []
  var rounds: [(subject: Double, yardstick: Double)] = []
  for _ in 0..<3 {
    taps.append(try lab.run(.tap))
    let scroll = try lab.run(.scroll)
    scrolls.append(scroll)
    rounds.append((scroll.done, try lab.thumbnails(count: scroll.names.count)))
  }
  let all = taps.map(\.block) + scrolls.flatMap { [$0.block, $0.scrollBlock] }
  for block in all {
    print("main thread: \(block)")
  }
  func milliseconds(_ seconds: [Double]) -> Int { Int(((seconds.max() ?? 0) * 1000).rounded()) }
  return [
    Row("photos are seen", counting: "ms", atMost: 500) { milliseconds(taps.map(\.cells)) },
    Row("a tap on one is used", counting: "ms", atMost: 500) { milliseconds(taps.map(\.done)) },
    Row(
      "the first screen of thumbnails", subject: "UIImagePickerController",
      yardstick: "vipsthumbnail", rounds: rounds, budget: .ratio(1.5)),
    Row("the longest block of the main thread", counting: "ms", atMost: 8) {
      milliseconds(all.map(\.wait))
    },
    Row("memory, scrolled to the end", counting: "MB", atMost: 250) {
      (scrolls.map(\.memory).max() ?? 0) >> 20
    },
  ]
}
