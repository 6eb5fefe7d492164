import Testing
import UIKit

@testable import UIKitWindow

/// Keys and the texts that follow them.
@Suite struct KeyStrokesTests {
  private func stroke(
    _ usage: UIKeyboardHIDUsage, _ keycode: UInt32, _ modifiers: UIKeyModifierFlags = [],
    isRepeat: Bool = false
  ) -> KeyStrokes.Stroke {
    KeyStrokes.Stroke(
      scancode: usage.rawValue, keycode: keycode, modifiers: modifiers, isRepeat: isRepeat)
  }

  @Test("a text that follows a key is what the key types")
  func types() {
    var keys = KeyStrokes()
    #expect(keys.press(stroke(.keyboardA, 0x61)) == [])
    #expect(keys.type("q") == [.key(HostKey(.down, .keyboardA, characters: "q"))])
    #expect(keys.flush() == [])
    #expect(
      keys.release(UIKeyboardHIDUsage.keyboardA.rawValue, modifiers: []) == [
        .key(HostKey(.up, .keyboardA))
      ])
  }

  @Test("one without a text is told when nothing follows, or another one does")
  func plain() {
    var keys = KeyStrokes()
    _ = keys.press(stroke(.keyboardReturnOrEnter, 0x0D))
    #expect(keys.flush() == [.key(HostKey(.down, .keyboardReturnOrEnter, characters: "\r"))])
    _ = keys.press(stroke(.keyboardC, 0x63, .control))
    let next = keys.press(stroke(.keyboardUpArrow, 0x4000_0052, isRepeat: true))
    #expect(next == [.key(HostKey(.down, .keyboardC, characters: "c", modifiers: .control))])
    #expect(keys.flush() == [.key(HostKey(.again, .keyboardUpArrow))])
  }

  @Test("a text without a key is an input method's last word")
  func commits() {
    var keys = KeyStrokes()
    #expect(keys.type("漢字") == [.composition(HostComposition("漢字", isFinal: true))])
    _ = keys.press(stroke(.keyboardSpacebar, 0x20))
    let events = keys.type("日本")
    #expect(events.count == 2 && events.last == .composition(HostComposition("日本", isFinal: true)))
  }

  @Test("what is composed has its selection in units of UTF-16, whatever SDL says")
  func composes() {
    var keys = KeyStrokes()
    _ = keys.press(stroke(.keyboardA, 0x61))
    #expect(
      keys.compose("𠮷野家", start: 1, length: 1) == [
        .composition(HostComposition("𠮷野家", selection: 2..<3))
      ])
    #expect(
      keys.compose("かな", start: 99, length: -4) == [
        .composition(HostComposition("かな", selection: 2..<2))
      ])
    #expect(keys.compose("", start: -1, length: 0) == [.composition(HostComposition(""))])
    #expect(keys.flush() == [], "the input method took the key")
  }

  @Test("when the window is left nothing stays down")
  func letsGo() {
    var keys = KeyStrokes()
    _ = keys.press(stroke(.keyboardLeftShift, 0x4000_00E1, .shift))
    _ = keys.press(stroke(.keyboardA, 0x61, .shift))
    #expect(
      keys.letGo() == [
        .key(HostKey(.down, .keyboardA, characters: "A", modifiers: .shift)),
        .key(HostKey(.up, .keyboardA)), .key(HostKey(.up, .keyboardLeftShift)),
      ])
    #expect(keys.release(UIKeyboardHIDUsage.keyboardA.rawValue, modifiers: []) == [])
  }

  @Test("a key that is not known has no place")
  func unknown() {
    var keys = KeyStrokes()
    _ = keys.press(
      KeyStrokes.Stroke(scancode: 0x7FFF, keycode: 0xD800, modifiers: [], isRepeat: false))
    #expect(keys.flush() == [.key(HostKey(.down, .keyboard_Reserved))])
  }
}
