import UIKit

/// Finds out whether objects were let go of.
///
/// ```swift
/// let leaks = LeakCheck()
/// do {
///   let robot = Robot(leaks.track(OrderViewController(), "the order"))
///   try robot.tap("Buy")
/// }
/// leaks.assertAllReleased()
/// ```
///
/// Tracked objects are not kept alive. There is nothing to wait for on Linux: an object goes with its
/// last reference, at once.
public final class LeakCheck {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [Entry] = []

  /// A check that tracks nothing yet.
  public init() {}

  /// Remembers `object`, without keeping it alive, and hands it back. The name is for the failure; its
  /// class is added to it.
  @discardableResult
  public func track<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
    entries.append(Entry(object: object, name: name))
    return object
  }

  /// What still lives of all that was tracked, and who may hold it; nil when nothing does.
  public func verifyAllReleased() -> String? {
    let living = entries.filter { $0.object != nil }
    guard !living.isEmpty else { return nil }
    let lines = living.map { entry in
      "\n  - \(entry.name)" + (entry.object.map { Holder.describe($0) } ?? "")
    }
    return """
      \(living.count) of \(entries.count) tracked objects still \(living.count == 1 ? "lives" : "live"):
      """ + lines.joined()
        + """

        Look for closures that capture it without [weak …], and for delegates, timers and tasks that \
        keep it.
        """
  }

  /// Makes an object, uses it, and finds out whether it is gone once `make` has returned it to nobody.
  ///
  /// - Returns: nil when it is gone; otherwise what it is and who may hold it.
  public static func verifyReleased(
    _ name: String, _ make: () throws -> some AnyObject
  ) rethrows -> String? {
    let check = LeakCheck()
    check.track(try make(), name)
    return check.verifyAllReleased()
  }

  /// Fails the test when something that was tracked still lives.
  ///
  /// Outside of a running test the failure is printed on standard error.
  public func assertAllReleased(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    guard let failure = verifyAllReleased() else { return }
    FailureReporter.report(
      failure, at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// Who an object hangs on, as far as it can be asked.
private enum Holder {
  static func describe(_ object: AnyObject) -> String {
    let type = " (\(Swift.type(of: object)))"
    switch object {
    case let view as UIView:
      guard let parent = view.superview else { return type }
      return type + ", which is a subview of \(parent.shortName)"
    case let controller as UIViewController:
      if let parent = controller.parent { return type + ", a child of \(Swift.type(of: parent))" }
      let window = controller.viewIfLoaded?.window
      if window?.rootViewController === controller { return type + ", the root of a window" }
      return type + (window == nil ? "" : ", whose view is in a window")
    case let recognizer as UIGestureRecognizer:
      return type + (recognizer.view.map { ", on \($0.shortName)" } ?? "")
    default:
      return type
    }
  }
}
