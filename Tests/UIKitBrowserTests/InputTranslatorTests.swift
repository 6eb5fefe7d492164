import Foundation
import Testing
import UIKit

@testable import UIKitBrowser

/// From a page's words to a host's.
@MainActor @Suite struct InputTranslatorTests {
  private func touch(_ id: Int, _ phase: ClientMessage.Touch.Phase, secondary: Bool? = nil)
    -> ClientMessage
  {
    .touches([.init(id: id, phase: phase, x: 10, y: 20, isSecondary: secondary)])
  }

  @Test func fingers() {
    var translator = InputTranslator()
    let place = CGPoint(x: 10, y: 20)
    #expect(translator.events(for: touch(1, .moved)) == [])
    #expect(
      translator.events(for: touch(1, .began))
        == [.touches([HostTouch(id: 1, phase: .began, location: place)])])
    #expect(
      translator.events(for: touch(1, .ended))
        == [.touches([HostTouch(id: 1, phase: .ended, location: place)])])
    #expect(translator.events(for: touch(1, .ended)) == [])
  }

  @Test func theOtherButtonIsAPointers() {
    var translator = InputTranslator()
    guard
      case .touches(let touches)? = translator.events(for: touch(1, .began, secondary: true)).first
    else {
      Issue.record("no touch")
      return
    }
    #expect(touches[0].type == .indirectPointer && touches[0].buttons == .secondary)
  }

  @Test("whoever goes leaves nothing down")
  func letGo() {
    var translator = InputTranslator()
    _ = translator.events(for: touch(2, .began))
    _ = translator.events(for: touch(1, .began))
    _ = translator.events(for: .key(.init(phase: .down, code: "KeyA", key: "a")))
    let place = CGPoint(x: 10, y: 20)
    #expect(
      translator.letGo() == [
        .touches([
          HostTouch(id: 1, phase: .cancelled, location: place),
          HostTouch(id: 2, phase: .cancelled, location: place),
        ]), .key(HostKey(.up, .keyboardA)),
      ])
    #expect(translator.letGo() == [])
  }

  @Test func keys() {
    var translator = InputTranslator()
    let key = ClientMessage.Key(phase: .again, code: "KeyA", key: "A", shift: true, meta: true)
    #expect(
      translator.events(for: .key(key))
        == [.key(HostKey(.again, .keyboardA, characters: "A", modifiers: [.shift, .command]))])
    let enter = ClientMessage.Key(phase: .down, code: "Enter", key: "Enter")
    #expect(
      translator.events(for: .key(enter))
        == [.key(HostKey(.down, .keyboardReturnOrEnter, characters: "\r"))])
    let shift = ClientMessage.Key(phase: .down, code: "ShiftLeft", key: "Shift")
    #expect(translator.events(for: .key(shift)) == [.key(HostKey(.down, .keyboardLeftShift))])
  }

  @Test func places() {
    #expect(BrowserKeys.usage(ofCode: "Digit1") == .keyboard1)
    #expect(BrowserKeys.usage(ofCode: "Digit0") == .keyboard0)
    #expect(BrowserKeys.usage(ofCode: "KeyZ") == .keyboardZ)
    #expect(BrowserKeys.usage(ofCode: "F12") == .keyboardF12)
    #expect(BrowserKeys.usage(ofCode: "Numpad0") == .keypad0)
    for code in ["", "Key", "KeyÄ", "Digit", "Digit77", "F0", "F99", "Numpadx", "Nothing"] {
      #expect(BrowserKeys.usage(ofCode: code) == .keyboard_Reserved)
    }
  }

  @Test func compositions() {
    var translator = InputTranslator()
    #expect(
      translator.events(for: .composition(.init(text: "にほん", isFinal: false)))
        == [.composition(HostComposition("にほん"))])
  }

  @Test("what an input method was at stays as it is when its page goes")
  func compositionThatIsLeft() {
    var translator = InputTranslator()
    let composed = ClientMessage.Composition(text: "にほ", isFinal: false)
    _ = translator.events(for: .composition(composed))
    #expect(translator.letGo() == [.composition(HostComposition("にほ", isFinal: true))])
    #expect(translator.letGo() == [])
    let final = ClientMessage.Composition(text: "日本", isFinal: true)
    for composition in [composed, final] {
      _ = translator.events(for: .composition(composition))
    }
    #expect(translator.letGo() == [])
  }
}
