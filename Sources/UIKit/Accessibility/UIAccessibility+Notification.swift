import Foundation

extension UIAccessibility {
  /// What assistive technology is told by ``post(notification:argument:)``.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number, as in UIKit.
    public var rawValue: UInt32

    /// A notification of that number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Something is to be read aloud: the argument, a string.
    public static let announcement = Notification(rawValue: 1008)
    /// Something came or went: the argument is what to go to next, or a string to read aloud, or nil.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen came: the argument is what to go to next, or a string to read aloud, or nil.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Tells assistive technology: whatever the host has, such as a browser's screen reader. Without any it does nothing.
  public static func post(notification: Notification, argument: Any?) {
    let application = UIApplication.shared
    let host = application.pipeline.host
    switch argument {
    case let text as String: host.receive(.announcement(text))
    case let text as NSAttributedString: host.receive(.announcement(text.string))
    case let object as UIResponder where notification != .announcement:
      if let number = application.pipeline.elementNumber(in: object) {
        host.receive(.focus(number))
      }
    default: break
    }
    if notification != .announcement { application.pipeline.elementsDidChange() }
  }
}
