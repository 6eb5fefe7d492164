import Synchronization
import UIKitCamera
import UIKitGraphics

/// A feed with what it told, to be waited for.
final class FeedLog: Sendable {
  private struct Heard {
    var frames = 0
    var photos: [CameraPicture] = []
    var errors: [CameraError] = []
    var last: CGImage?
  }

  private let heard = Mutex(Heard())
  private let kept = Mutex<CameraFeed?>(nil)

  init() {
    let feed = CameraFeed { [weak self] event, _ in self?.hear(event) }
    kept.withLock { $0 = feed }
  }

  /// The feed, until it is let go.
  var feed: CameraFeed? { kept.withLock { $0 } }

  var frames: Int { heard.withLock { $0.frames } }
  var photos: [CameraPicture] { heard.withLock { $0.photos } }
  var errors: [CameraError] { heard.withLock { $0.errors } }
  /// The picture that was seen last.
  var last: CGImage? { heard.withLock { $0.last } }

  func letGo() {
    kept.withLock { $0 = nil }
  }

  /// Waits until it is so, or nothing happens any more.
  func wait(until isSo: @Sendable (FeedLog) -> Bool) async {
    for _ in 0..<2000 {
      if isSo(self) { return }
      guard let feed else { return }
      let wasAtWork = feed.isAtWork
      await withCheckedContinuation { done in feed.whenStirred { done.resume() } }
      if !wasAtWork { return }
    }
  }

  private func hear(_ event: CameraEvent) {
    // Taken at once, so that the next is told, too.
    let frame = feed?.takeFrame()
    heard.withLock { heard in
      switch event {
      case .frame:
        heard.frames += 1
        heard.last = frame ?? heard.last
      case .photo(let picture): heard.photos.append(picture)
      case .failed(let error): heard.errors.append(error)
      }
    }
  }
}
