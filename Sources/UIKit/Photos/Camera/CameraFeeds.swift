import UIKitCamera

/// The cameras that an app's screens have, for robots that wait for them.
@MainActor package final class CameraFeeds {
  private struct Place {
    weak var feed: CameraFeed?
  }

  private var places: [Place] = []

  func add(_ feed: CameraFeed) {
    places.removeAll { $0.feed == nil }
    places.append(Place(feed: feed))
  }

  /// Whether no camera is open, nor on its way to be or to be closed.
  package var isIdle: Bool { places.allSatisfy { $0.feed?.isAtWork != true } }

  /// Returns once each camera is closed or shows pictures, after at least one more has come; or after some time in which
  /// nothing of that came to be.
  package func rest() async {
    for place in places {
      for round in 0..<500 {
        // Not kept meanwhile: it may be let go.
        guard let feed = place.feed, feed.isAtWork else { break }
        if round > 0, feed.isSettled { break }
        await Self.stir(feed)
      }
    }
  }

  private static func stir(_ feed: CameraFeed) async {
    await withCheckedContinuation { done in feed.whenStirred { done.resume() } }
  }
}
