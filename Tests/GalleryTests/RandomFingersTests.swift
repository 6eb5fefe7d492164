import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// The Gallery under fingers and keys that do anything, 60,000 events in all: it stays whole, comes to rest, and
/// everything goes in the end. `Tour --wild` goes on for as long as one likes, and plays a seed again.
@MainActor @Suite struct RandomFingersTests {
  @Test(arguments: [UInt64(1), 20_260_730, 3_858_828_947])
  func thePagesBearAnything(seed: UInt64) throws {
    for page in Page.all {
      let wild = WildRun(page.key, seed: seed, events: 12_000 / Page.all.count) {
        page.makeScreen(in: .english)
      }
      #expect(wild.faults == [])
    }
  }

  @Test(arguments: [UInt64(2), 3])
  func theWholeGalleryBearsAnything(seed: UInt64) throws {
    let wild = WildRun("gallery", seed: seed, events: 12_000) {
      GalleryViewController(language: .english)
    }
    #expect(wild.faults == [])
  }
}
