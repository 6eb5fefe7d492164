public import Foundation

/// One finger on the screen, from touching down to lifting.
///
/// The same object stands for the finger in all its events. Its ``view`` and its recognisers are
/// fixed when it begins.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a finger stands in its life.
  nonisolated public enum Phase: Int, Sendable {
    /// The finger touched down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger is down and has not moved since the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system stopped following the finger.
    case cancelled = 4
  }

  /// What touches the screen.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A touch on a surface apart from the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or trackpad pointer.
    case indirectPointer = 3
  }

  /// When the touch last changed, in seconds of the application's loop.
  open package(set) var timestamp: TimeInterval
  /// Where the touch stands.
  open package(set) var phase: Phase = .began
  /// How often the finger tapped here in quick succession: 1 for the first time. The next tap has
  /// to come within .35 s and 45 points.
  open package(set) var tapCount: Int = 1
  /// What touches.
  open package(set) var type: TouchType
  /// The window where the touch began.
  open package(set) weak var window: UIWindow?
  /// The view that the touch began in; it stays the same while the finger moves.
  open package(set) weak var view: UIView?

  /// The recognisers that get this touch; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    let live = followers.filter { $0.follows(self) }
    return live.isEmpty ? nil : live
  }

  /// Where the finger is, in the coordinates of `view`, or of the window when it is nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Where the finger was at the event before, in the coordinates of `view` or the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  package init(window: UIWindow, location: CGPoint, type: TouchType, timestamp: TimeInterval) {
    self.window = window
    self.windowLocation = location
    self.previousWindowLocation = location
    self.timestamp = timestamp
    self.type = type
    super.init()
  }

  /// In the window's coordinates.
  package var windowLocation: CGPoint
  package var previousWindowLocation: CGPoint
  /// The buttons of the pointer that are down, at the end of the touch those that were; none for a finger.
  package var buttons: UIEvent.ButtonMask = []
  /// Whether it is no finger, but the pointer of what scrolls.
  var isScroll = false
  /// In the order in which they get the touch: the deepest view's first.
  package var followers: [UIGestureRecognizer] = []

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: nil)
  }
}

extension UITouch {
  /// Whether the finger is up, or not followed any more.
  var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Whether it is what things are used with: a finger, or a pointer's primary button.
  var isByPrimary: Bool { type != .indirectPointer || buttons.contains(.primary) }
}
