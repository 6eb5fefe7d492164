public import UIKit

/// A screen under fingers and keys that do anything, with all that can be said of it afterwards.
public struct WildRun {
  /// What was wrong, each with the screen's name and the seed; nothing if all is well.
  public private(set) var faults: [String] = []
  private let name: String
  private let seed: UInt64

  /// Makes the screen, lets `events` things happen to it as `seed` has it, and looks at what is left.
  ///
  /// Right is: nothing was reported, everything comes to rest, no view is without a proper frame, none piles up,
  /// no control is still held, and all is freed in the end.
  public init(
    _ name: String, seed: UInt64, events: Int, _ make: @MainActor () -> UIViewController
  ) {
    (self.name, self.seed) = (name, seed)
    let leaks = LeakCheck()
    play(events, leaks, make)
    if let failure = leaks.verifyAllReleased() { add(failure) }
  }

  private mutating func play(
    _ events: Int, _ leaks: LeakCheck, _ make: @MainActor () -> UIViewController
  ) {
    var device = HostDevice.phone
    device.scale = 0.5
    let robot = Robot(leaks.track(make(), "the screen"), device: device)
    guard let screen = robot.window.rootViewController else { return }
    let before = Self.views(in: robot.window).count
    do {
      for report in try robot.touchAtRandom(seed: seed, events: events) {
        add("reported: \(report)")
      }
    } catch {
      add("it never rests: \(error)")
    }
    let views = Self.views(in: robot.window)
    for view in views { leaks.track(view, "a view") }
    if views.count > before + 400 { add("views pile up: \(views.count), at first \(before)") }
    for view in views {
      if !view.hasProperFrame { add("\(view.shortName) has the frame \(view.frame)") }
      if let control = view as? UIControl, control.isTracking || control.isHighlighted {
        add("\(view.shortName) is still held")
      }
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
        add("\(type(of: recognizer)) on \(view.shortName) is still \(recognizer.state)")
      }
    }
    if screen.viewIfLoaded?.window == nil { add("the screen has gone from its window") }
  }

  private mutating func add(_ fault: String) {
    faults.append("\(name), seed \(seed): \(fault)")
  }

  private static func views(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { views(in: $0) }
  }
}

extension UIView {
  /// Whether the frame is finite and not of less than no size.
  fileprivate var hasProperFrame: Bool {
    let rect = frame
    return rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite
      && rect.size.height.isFinite && rect.size.width >= 0 && rect.size.height >= 0
  }
}
