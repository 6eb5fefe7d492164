import Foundation
import Synchronization
package import UIKitGraphics

/// Gets pictures from a camera, on a thread of its own that is there while a camera is wanted.
///
/// Whoever has the feed says what is wanted and returns at once; the thread opens, changes and closes the camera, which
/// may take seconds. Of pictures to be seen only the newest is held.
package final class CameraFeed: Sendable {
  private struct State {
    var order: CameraOrder?
    var orders = 0
    var isAtWork = false
    /// The picture that nobody has taken yet.
    var frame: CGImage?
    /// The size of the newest picture of the order.
    var shown: FrameSize?
    var waiting: [@Sendable () -> Void] = []
    var stream: CameraStream?
  }

  private let state = Mutex(State())
  private let tell: @Sendable (CameraEvent, _ order: Int) -> Void

  /// A feed that does nothing yet. `tell` is called on other threads, with the number of the order that it is of: what is on
  /// its way when another is given may come after it.
  package init(_ tell: @escaping @Sendable (CameraEvent, _ order: Int) -> Void) {
    self.tell = tell
  }

  /// Opens a camera, and closes the one that is open.
  ///
  /// - Parameter size: The size in pixels at which its pictures are seen; nil for its own.
  /// - Returns: The number of the order.
  @discardableResult
  package func start(_ camera: Camera, size: FrameSize? = nil) -> Int {
    let (number, isNew) = state.withLock { state in
      state.orders += 1
      state.order = CameraOrder(camera: camera, number: state.orders, size: size)
      state.frame = nil
      state.shown = nil
      state.stream?.wake()
      defer { state.isAtWork = true }
      return (state.orders, !state.isAtWork)
    }
    guard isNew else { return number }
    let holder = Holder(self)
    let thread = Thread { Self.work(for: holder) }
    thread.name = "UIKitCamera"
    thread.start()
    return number
  }

  /// Closes the camera. Nothing is told any more.
  package func stop() {
    state.withLock { state in
      state.order = nil
      state.frame = nil
      state.stream?.wake()
    }
  }

  /// Says at which size pictures are seen from now on.
  package func resize(to size: FrameSize) {
    state.withLock { state in
      guard state.order != nil, state.order?.size != size else { return }
      state.order?.size = size
      state.stream?.wake()
    }
  }

  /// Asks for a picture to keep: it is told of once, unless the camera is closed before.
  package func takePhoto() {
    state.withLock { state in
      state.order?.wantsPhoto = true
      state.stream?.wake()
    }
  }

  /// The newest picture to be seen; nil when it has been taken already.
  package func takeFrame() -> CGImage? {
    state.withLock { state in
      defer { state.frame = nil }
      return state.frame
    }
  }

  /// Whether the thread is there: until then the camera may be open.
  package var isAtWork: Bool { state.withLock { $0.isAtWork } }

  /// Whether it has come to rest: closed, or showing pictures of the size that is wanted, with none to keep on its way.
  package var isSettled: Bool {
    state.withLock { state in
      guard let order = state.order else { return !state.isAtWork }
      guard let shown = state.shown, !order.wantsPhoto else { return false }
      return order.size == nil || order.size == shown
    }
  }

  /// Calls `body`, on whichever thread, after the next thing that happens; at once where nothing does. For tests.
  package func whenStirred(_ body: @escaping @Sendable () -> Void) {
    let isIdle = state.withLock { state in
      guard state.isAtWork else { return true }
      state.waiting.append(body)
      return false
    }
    if isIdle { body() }
  }

  // MARK: On the thread

  /// Hands a feed to its thread, which lets it go before it ends.
  private final class Holder: Sendable {
    private let feed: Mutex<CameraFeed?>

    init(_ feed: CameraFeed) {
      self.feed = Mutex(feed)
    }

    func take() -> CameraFeed? {
      feed.withLock { feed in
        defer { feed = nil }
        return feed
      }
    }
  }

  private static func work(for holder: Holder) {
    // Who waits for the end finds the feed let go.
    let waiting = holder.take()?.work() ?? []
    for body in waiting { body() }
  }

  /// Carries out orders until there are none, and returns who waits for that.
  private func work() -> [@Sendable () -> Void] {
    while let order = next() {
      let outcome = Result { () throws(CameraError) in try run(order) }
      if case .failure(let error) = outcome { tell(error, of: order) }
    }
    return takeWaiting()
  }

  /// The next camera to be opened; nil ends the thread.
  private func next() -> CameraOrder? {
    state.withLock { state in
      // Within the lock: who starts a camera after this starts a thread.
      state.isAtWork = state.order != nil
      return state.order
    }
  }

  private func run(_ order: CameraOrder) throws(CameraError) {
    let stream = try CameraStream(order.camera) { [weak self] in self?.show($0, of: order) }
    defer {
      state.withLock { $0.stream = nil }
      stream.close()
    }
    state.withLock { $0.stream = stream }
    try stream.start(size: order.size)
    while let wanted = current(order) {
      if wanted.wantsPhoto {
        let image = try stream.photo { self.current(order) == nil }
        // Another order's photo is still to be taken.
        state.withLock { if $0.order?.number == order.number { $0.order?.wantsPhoto = false } }
        guard let image, current(order) != nil else { continue }
        tell(.photo(CameraPicture(image: image, cameraName: order.camera.name)), order.number)
        stir()
      } else {
        if let size = wanted.size { stream.resize(to: size) }
        try stream.wait()
      }
    }
  }

  /// The order as it is now; nil when something else is wanted.
  private func current(_ order: CameraOrder) -> CameraOrder? {
    state.withLock { $0.order?.number == order.number ? $0.order : nil }
  }

  private func show(_ image: CGImage, of order: CameraOrder) {
    let isFirst = state.withLock { state -> Bool? in
      guard state.order?.number == order.number else { return nil }
      defer { state.frame = image }
      state.shown = FrameSize(width: image.width, height: image.height)
      return state.frame == nil
    }
    // One word is enough for all pictures until somebody comes for them.
    if isFirst == true { tell(.frame, order.number) }
    if isFirst != nil { stir() }
  }

  private func tell(_ error: CameraError, of order: CameraOrder) {
    let isWanted = state.withLock { state in
      guard state.order?.number == order.number else { return false }
      state.order = nil
      return true
    }
    if isWanted { tell(.failed(error), order.number) }
    stir()
  }

  private func stir() {
    for body in takeWaiting() { body() }
  }

  private func takeWaiting() -> [@Sendable () -> Void] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}
