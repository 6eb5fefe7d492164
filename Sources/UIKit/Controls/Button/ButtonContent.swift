import Foundation

/// What a button shows in each state, by the state's bits.
struct ButtonContent {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]

  /// The value for exactly that state, else that of `normal`.
  func value<Value>(_ table: KeyPath<ButtonContent, [UInt: Value]>, _ state: UIControl.State)
    -> Value?
  {
    self[keyPath: table][state.rawValue] ?? self[keyPath: table][0]
  }

  /// Whether a state has a value of its own.
  func has<Value>(_ table: KeyPath<ButtonContent, [UInt: Value]>, _ state: UIControl.State) -> Bool
  {
    self[keyPath: table][state.rawValue] != nil
  }
}
