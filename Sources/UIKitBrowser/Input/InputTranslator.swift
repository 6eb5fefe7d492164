import Foundation
import UIKit

/// Turns what a page says into what a host tells: a value, which knows what is down.
struct InputTranslator {
  private var fingers: [Int: HostTouch] = [:]
  private var keys: [String: UIKeyboardHIDUsage] = [:]
  /// What an input method is at.
  private var composed: String?

  mutating func events(for message: ClientMessage) -> [HostEvent] {
    switch message {
    case .touches(let touches):
      let taken = touches.compactMap { take($0) }
      return taken.isEmpty ? [] : [.touches(taken)]
    case .key(let key):
      return [.key(take(key))]
    case .composition(let composition):
      composed = composition.isFinal || composition.text.isEmpty ? nil : composition.text
      return [.composition(HostComposition(composition.text, isFinal: composition.isFinal))]
    case .scroll(let scroll):
      let place = CGPoint(x: scroll.x, y: scroll.y)
      let way = CGVector(dx: scroll.dx, dy: scroll.dy)
      return [.scroll(HostScroll(scroll.notches == true ? .notched : .loose, at: place, by: way))]
    case .pasteboard(let text):
      return [.pasteboard(text)]
    case .action(let action, let number):
      return [.action(action, on: number)]
    case .shown, .control:
      return []
    }
  }

  /// Whoever had control is gone, or gives it up: nothing stays down, and what an input method was at stays as it is.
  mutating func letGo() -> [HostEvent] {
    let touches = fingers.values.sorted { $0.id < $1.id }.map { touch in
      var touch = touch
      touch.phase = .cancelled
      return touch
    }
    let ups = keys.values.sorted { $0.rawValue < $1.rawValue }.map {
      HostEvent.key(HostKey(.up, $0))
    }
    let words = composed.map { HostEvent.composition(HostComposition($0, isFinal: true)) }
    fingers = [:]
    keys = [:]
    composed = nil
    return (touches.isEmpty ? [] : [.touches(touches)]) + ups + (words.map { [$0] } ?? [])
  }

  private mutating func take(_ touch: ClientMessage.Touch) -> HostTouch? {
    let phase: UITouch.Phase =
      switch touch.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    // A finger that is not down neither moves nor ends.
    guard phase == .began ? fingers.count < ClientMessage.Limit.touches : fingers[touch.id] != nil
    else { return nil }
    let location = CGPoint(x: touch.x, y: touch.y)
    var made = HostTouch(id: touch.id, phase: phase, location: location)
    if touch.isSecondary == true {
      made = HostTouch(
        id: touch.id, phase: phase, location: location, type: .indirectPointer, buttons: .secondary)
    }
    fingers[touch.id] = phase == .ended || phase == .cancelled ? nil : made
    return made
  }

  private mutating func take(_ key: ClientMessage.Key) -> HostKey {
    let usage = BrowserKeys.usage(ofCode: key.code)
    var modifiers: UIKeyModifierFlags = []
    if key.shift == true { modifiers.insert(.shift) }
    if key.control == true { modifiers.insert(.control) }
    if key.alt == true { modifiers.insert(.alternate) }
    if key.meta == true { modifiers.insert(.command) }
    let characters = BrowserKeys.characters(ofKey: key.key)
    switch key.phase {
    case .down, .again: keys[key.code] = usage
    case .up: keys[key.code] = nil
    }
    let phase: HostKey.Phase = key.phase == .up ? .up : key.phase == .down ? .down : .again
    return HostKey(phase, usage, characters: characters, modifiers: modifiers)
  }
}
