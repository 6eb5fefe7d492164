import UIKit

/// Keys and the texts that they type. SDL tells of a key, and of the text in an event of its own that follows: what
/// comes without a key is an input method's. A value, which knows which keys are down.
struct KeyStrokes {
  /// A key that went down or repeats, as SDL tells it.
  struct Stroke: Equatable {
    /// SDL numbers the places of keys as USB does, and so does UIKit.
    var scancode: Int
    /// What the key means without modifiers: a Unicode scalar, or something above 0x3FFFFFFF.
    var keycode: UInt32
    var modifiers: UIKeyModifierFlags
    var isRepeat: Bool
  }

  private var waiting: Stroke?
  private var down: Set<Int> = []

  init() {}

  /// A key goes down or repeats. What the one before did is told now.
  mutating func press(_ stroke: Stroke) -> [HostEvent] {
    defer { waiting = stroke }
    return flush()
  }

  /// A text was typed.
  mutating func type(_ text: String) -> [HostEvent] {
    guard let stroke = waiting, text.count == 1 else {
      return flush() + [.composition(HostComposition(text, isFinal: true))]
    }
    waiting = nil
    return [event(stroke, text)]
  }

  /// What an input method has open.
  ///
  /// - Parameters:
  ///   - start: how many characters (Unicode scalars) come before the selection.
  ///   - length: how many are selected.
  mutating func compose(_ text: String, start: Int, length: Int) -> [HostEvent] {
    let scalars = Array(text.unicodeScalars)
    func offset(_ count: Int) -> Int {
      scalars.prefix(max(0, min(count, scalars.count))).reduce(0) { $0 + UTF16.width($1) }
    }
    let (first, last) = (offset(start), offset(start + max(0, length)))
    // The key that the input method took was none of the app's.
    waiting = nil
    return [.composition(HostComposition(text, selection: first..<max(first, last)))]
  }

  /// A key goes up.
  mutating func release(_ scancode: Int, modifiers: UIKeyModifierFlags) -> [HostEvent] {
    let events = flush()
    guard down.remove(scancode) != nil else { return events }
    return events + [.key(HostKey(.up, Self.usage(scancode), modifiers: modifiers))]
  }

  /// No text has followed the key that was pressed last.
  mutating func flush() -> [HostEvent] {
    guard let stroke = waiting else { return [] }
    waiting = nil
    return [event(stroke, nil)]
  }

  /// The window is no longer the one that is typed in: nothing stays down.
  mutating func letGo() -> [HostEvent] {
    let events = flush()
    defer { down = [] }
    return events + down.sorted().map { .key(HostKey(.up, Self.usage($0))) }
  }

  private mutating func event(_ stroke: Stroke, _ text: String?) -> HostEvent {
    let plain = Self.characters(of: stroke)
    down.insert(stroke.scancode)
    return .key(
      HostKey(
        stroke.isRepeat ? .again : .down, Self.usage(stroke.scancode),
        characters: text ?? plain, charactersIgnoringModifiers: text ?? plain,
        modifiers: stroke.modifiers))
  }

  private static func usage(_ scancode: Int) -> UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: scancode) ?? .keyboard_Reserved
  }

  private static func characters(of stroke: Stroke) -> String {
    guard stroke.keycode < 0x4000_0000, let scalar = Unicode.Scalar(stroke.keycode),
      stroke.keycode != 0
    else { return "" }
    let text = String(Character(scalar))
    return stroke.modifiers.contains(.shift) ? text.uppercased() : text
  }
}
