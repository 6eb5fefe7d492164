import Foundation
import UIKitLayers
package import UIKitLoop

/// The app: its windows, its delegate, and the way of events to them.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Why an app was started. There are no reasons on Linux: the dictionary is always nil.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether the app is in front.
  nonisolated public enum State: Int, Sendable {
    /// In front, and gets events.
    case active = 0
    /// In front, but gets no events.
    case inactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// The app that is running.
  ///
  /// Code run by a test's robot sees the robot's app; without one there is an app of the process,
  /// made when first asked for, that nobody looks at.
  open class var shared: UIApplication { ApplicationRegistry.current }

  /// What shows the app. Set it before the app starts; nil runs it headless.
  public static var displayHost: (any DisplayHost)?

  /// Whether time stands still for the app until its host moves it on, frame by frame, as a script asks for that wants to
  /// see each. Set it before the app starts; true at first when `TOUCHUP_HOLD_CLOCK` is 1 in the environment.
  public static var isClockHeld = ProcessInfo.processInfo.environment["TOUCHUP_HOLD_CLOCK"] == "1"

  /// Who is told of the moments of the app's life. Not kept alive.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front.
  open package(set) var applicationState: State = .inactive

  /// The windows of the app that are shown or were, back to front.
  open var windows: [UIWindow] { windowList.ordered }

  /// The window that gets key events.
  open package(set) weak var keyWindow: UIWindow?

  /// The direction of the person's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the person chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  /// Hands `event` to the windows whose touches or presses it has.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      for window in windows.reversed()
      where event.allPresses.contains(where: { $0.window === window }) {
        window.sendEvent(event)
      }
      return
    }
    if let event = event as? ScrollEvent {
      event.pointer.window?.sendEvent(event)
      return
    }
    for window in windows.reversed() where event.touches(for: window) != nil {
      window.sendEvent(event)
    }
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// What the app may see of a person's photos. No part of Apple's UIKit, where the person is asked.
  public lazy var hostPhotos = HostPhotos.standard {
    didSet { if oldValue != hostPhotos { photoLibrary = PhotoLibrary(hostPhotos) } }
  }

  /// Which cameras the app sees. No part of Apple's UIKit.
  public lazy var hostCamera = HostCamera.standard

  // MARK: Storage for the files beside this one

  /// The cameras that screens have open.
  package let cameraFeeds = CameraFeeds()

  package lazy var photoLibrary = PhotoLibrary(hostPhotos)

  package var screen: UIScreen { pipeline.screen }

  package private(set) lazy var pipeline = FramePipeline(
    application: self, loop: MainLoops.current, host: HeadlessHost())
  var windowList = WindowList()
  let elements = Elements()
  private(set) lazy var pasteboard = UIPasteboard { [weak self] text in
    self?.pipeline.host.receive(.copied(text))
  }
  private var keptDelegate: (any UIApplicationDelegate)?

  package func connect(loop: any MainLoop, host: any DisplayHost) {
    pipeline = FramePipeline(application: self, loop: loop, host: host)
    ApplicationRegistry.register(self, for: loop)
    pipeline.start()
  }

  /// UIKit keeps the delegate that it made itself, though the property is weak.
  func keepDelegate(_ delegate: any UIApplicationDelegate) {
    keptDelegate = delegate
    self.delegate = delegate
  }

  /// What is done when the person wants the app to end: whoever runs it ends its loop first.
  lazy var onQuit: () -> Void = { [weak self] in self?.finish() }
  private var isFinished = false

  package func finish() {
    guard !isFinished else { return }
    isFinished = true
    enterBackground()
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    pipeline.stop()
    keptDelegate = nil
  }
}
