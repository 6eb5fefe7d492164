import Foundation
import GalleryPages
import UIKit
import UIKitTestSupport

/// The Gallery's pages, and the Gallery as a whole, under fingers and keys that do anything.
struct Wild {
  /// Events for all pages together.
  let events: Int
  /// What is done; nil for something new each time.
  let seed: UInt64?
  /// The key of the only page; nil for all.
  let page: String?

  /// Events between two screens: what goes wrong in a long run is played again in a short one.
  private static let share = 5_000

  /// Plays, and says so line by line. Returns whether all was well.
  func play() throws(TourError) -> Bool {
    let screens = try screens()
    var random = SystemRandomNumberGenerator()
    var left = events
    var faults: [String] = []
    while left > 0 {
      let seed = seed ?? UInt64.random(in: 0..<1 << 32, using: &random)
      for (name, make) in screens where left > 0 {
        let count = min(left, Self.share)
        left -= count
        // Said before it is done, and at once: a crash says nothing any more.
        Self.say("\(name): --wild \(count) --seed \(seed) --page \(name)")
        let found = WildRun(name, seed: seed, events: count, make).faults
        for fault in found { Self.say("  \(fault)") }
        faults += found
      }
      if self.seed != nil { break }
    }
    Self.say(
      faults.isEmpty
        ? "\(events - max(0, left)) events, nothing wrong." : "\(faults.count) faults; see above.")
    return faults.isEmpty
  }

  private func screens() throws(TourError) -> [(String, @MainActor () -> UIViewController)] {
    var all: [(String, @MainActor () -> UIViewController)] = []
    for page in Page.all { all.append((page.key, { page.makeScreen(in: .english) })) }
    all.append(("gallery", { GalleryViewController(language: .english) }))
    guard let page else { return all }
    let one = all.filter { $0.0 == page }
    guard !one.isEmpty else { throw .unknownPage(page, all.map(\.0)) }
    return one
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
