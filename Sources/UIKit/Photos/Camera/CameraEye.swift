import Foundation
import UIKitCamera
import UIKitGraphics
import UIKitImages
import UIKitLoop

/// The camera of one screen: which one is open, and what it gives, on the app's loop. It is let go while the app is not seen.
@MainActor final class CameraEye {
  /// Cameras were found.
  var found: @MainActor ([Camera]) -> Void = { _ in }
  /// There is a new picture to be seen.
  var show: @MainActor (CGImage) -> Void = { _ in }
  /// The picture that was asked for is there.
  var taken: @MainActor (CameraPicture) -> Void = { _ in }
  /// The camera is let go of for a while: what was asked for does not come.
  var rested: @MainActor () -> Void = {}
  /// The camera gives nothing, or nothing more.
  var failed: @MainActor (CameraError) -> Void = { _ in }

  /// The camera that is open, or is to be.
  private(set) var camera: Camera?

  private let loop = MainLoops.current
  private let application: UIApplication
  private var feed: CameraFeed?
  private var search: ImageWork?
  private var isWanted = false
  /// The number of what the feed is to do; nil while it is to do nothing.
  private var order: Int?
  /// The size in pixels at which pictures are seen.
  private var size: FrameSize?
  private var observers: [any NSObjectProtocol] = []

  init(_ application: UIApplication) {
    self.application = application
    observe(UIApplication.didEnterBackgroundNotification) {
      $0.rest()
      $0.rested()
    }
    // Not `willEnterForeground`, at which the app is in the background still.
    observe(UIApplication.didBecomeActiveNotification) { $0.goOn() }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    rest()
  }

  /// Looks which cameras there are; ``found`` is told.
  func lookAround() {
    camera = nil
    isWanted = true
    search?.cancel()
    let (standIns, loop) = (application.hostCamera.standIns, loop)
    // Whoever is asked may take a while: GStreamer has to be loaded, and PipeWire to answer.
    search = ImageWorkers.shared.perform { [weak self] cancellation in
      let cameras = CameraList.all(standIns: standIns)
      loop.perform {
        guard !cancellation.isCancelled else { return }
        self?.search = nil
        self?.found(cameras)
      }
    }
  }

  /// Opens a camera, in place of the one that is open.
  func open(_ camera: Camera) {
    self.camera = camera
    size = nil
    isWanted = true
    goOn()
  }

  /// Lets the camera go.
  func close() {
    isWanted = false
    rest()
  }

  /// Says at which size in pixels pictures are seen.
  func resize(to size: FrameSize) {
    self.size = size
    feed?.resize(to: size)
  }

  /// Asks for a picture to keep.
  func takePhoto() { feed?.takePhoto() }

  private func rest() {
    search?.cancel()
    search = nil
    order = nil
    feed?.stop()
  }

  private func goOn() {
    guard isWanted, application.applicationState != .background else { return }
    guard let camera else { return lookAround() }
    if feed == nil { feed = makeFeed() }
    order = feed?.start(camera, size: size)
  }

  private func makeFeed() -> CameraFeed {
    let loop = loop
    let feed = CameraFeed { [weak self] event, order in
      loop.perform { self?.hear(event, of: order) }
    }
    application.cameraFeeds.add(feed)
    return feed
  }

  private func hear(_ event: CameraEvent, of order: Int) {
    // What was on its way when the camera was let go, or another one was opened.
    guard order == self.order else { return }
    switch event {
    case .frame: if let image = feed?.takeFrame() { show(image) }
    case .photo(let picture): taken(picture)
    case .failed(let error):
      isWanted = false
      self.order = nil
      failed(error)
    }
  }

  private func observe(
    _ name: NSNotification.Name, _ body: @escaping @MainActor (CameraEye) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
        [weak self] _ in
        // The app posts on the main actor.
        MainActor.assumeIsolated { if let self { body(self) } }
      })
  }
}
