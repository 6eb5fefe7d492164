extension UIEvent {
  /// Buttons of a pointer. A set.
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit: `1 << (number - 1)`.
    public let rawValue: Int

    /// Buttons from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button that a pointer is used with.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button that asks for a menu.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of a number: 1 is the primary one, 2 the secondary one. Empty beyond 1…32.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }
}
