import CSDL2
import Foundation
import UIKit

/// Turns what SDL tells into what a host tells. A value, which knows what is down.
struct WindowTranslator {
  private var mouse = MouseFingers()
  private var fingers = ScreenFingers()
  private var keys = KeyStrokes()
  private var modifiers: UIKeyModifierFlags = []
  /// Of the window, in points.
  var size = CGSize.zero {
    didSet { mouse.middle = CGPoint(x: size.width / 2, y: size.height / 2) }
  }

  init() {}

  /// Whether a button of the mouse is down.
  var isMouseDown: Bool { mouse.isDown }

  mutating func events(for event: SDL_Event, _ scale: WindowScale) -> [HostEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button, scale)
    case SDL_MOUSEMOTION:
      touches(
        mouse.move(
          to: scale.point(x: CGFloat(event.motion.x), y: CGFloat(event.motion.y)),
          modifiers: modifiers))
    case SDL_MOUSEWHEEL: wheel(event.wheel, scale)
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: finger(event.tfinger)
    case SDL_TEXTINPUT: typed(event)
    case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: edited(event)
    default: []
    }
  }

  /// A key that waited for its text has none.
  mutating func flush() -> [HostEvent] { keys.flush() }

  /// Nothing stays down.
  mutating func letGo() -> [HostEvent] {
    touches(mouse.cancel() + fingers.cancel()) + keys.letGo()
  }

  private func touches(_ touches: [HostTouch]) -> [HostEvent] {
    touches.isEmpty ? [] : [.touches(touches)]
  }

  private mutating func button(
    _ button: SDL_MouseButtonEvent, _ scale: WindowScale
  ) -> [HostEvent] {
    let isSecondary = Int32(button.button) == SDL_BUTTON_RIGHT
    guard isSecondary || Int32(button.button) == SDL_BUTTON_LEFT else { return [] }
    let place = scale.point(x: CGFloat(button.x), y: CGFloat(button.y))
    guard button.type == SDL_MOUSEBUTTONDOWN.rawValue else {
      return touches(mouse.release(at: place, isSecondary: isSecondary))
    }
    return touches(mouse.press(at: place, isSecondary: isSecondary, modifiers: modifiers))
  }

  private func wheel(_ wheel: SDL_MouseWheelEvent, _ scale: WindowScale) -> [HostEvent] {
    // SDL counts to the right, and away from the person; a natural direction is in it.
    let notches = CGVector(dx: -CGFloat(wheel.preciseX), dy: CGFloat(wheel.preciseY))
    guard notches != .zero else { return [] }
    return [
      .scroll(
        HostScroll(
          notches: notches,
          at: scale.point(x: CGFloat(wheel.mouseX), y: CGFloat(wheel.mouseY))))
    ]
  }

  private mutating func key(_ event: SDL_KeyboardEvent) -> [HostEvent] {
    modifiers = Self.flags(event.keysym.mod)
    let scancode = Int(event.keysym.scancode.rawValue)
    if event.type == SDL_KEYUP.rawValue {
      return keys.release(scancode, modifiers: modifiers)
    }
    return keys.press(
      KeyStrokes.Stroke(
        scancode: scancode, keycode: UInt32(bitPattern: event.keysym.sym), modifiers: modifiers,
        isRepeat: event.repeat != 0))
  }

  private mutating func edited(_ event: SDL_Event) -> [HostEvent] {
    defer {
      // SDL hands the longer texts over for good.
      if event.type == SDL_TEXTEDITING_EXT.rawValue { SDL_free(event.editExt.text) }
    }
    return withUnsafePointer(to: event) { pointer in
      guard let text = csdl_edited_text(pointer) else { return [] }
      return keys.compose(
        String(cString: text), start: Int(csdl_edited_start(pointer)),
        length: Int(csdl_edited_length(pointer)))
    }
  }

  private mutating func typed(_ event: SDL_Event) -> [HostEvent] {
    let text = withUnsafePointer(to: event) { csdl_typed_text($0).map { String(cString: $0) } }
    return text.map { keys.type($0) } ?? []
  }

  /// Fingers on a touch screen. A trackpad's are told as well; they do not lie on what they move.
  private mutating func finger(_ event: SDL_TouchFingerEvent) -> [HostEvent] {
    guard SDL_GetTouchDeviceType(event.touchId) == SDL_TOUCH_DEVICE_DIRECT else { return [] }
    let phase: UITouch.Phase =
      switch SDL_EventType(rawValue: event.type) {
      case SDL_FINGERDOWN: .began
      case SDL_FINGERUP: .ended
      default: .moved
      }
    // SDL gives places as parts of the window.
    let place = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    return touches([fingers.take(event.fingerId, phase, at: place)].compactMap { $0 })
  }

  /// What SDL calls the modifiers that are held.
  static func flags(_ mod: UInt16) -> UIKeyModifierFlags {
    let names: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate), (KMOD_GUI, .command),
      (KMOD_CAPS, .alphaShift),
    ]
    return names.reduce(into: []) { flags, name in
      if UInt32(mod) & name.0.rawValue != 0 { flags.insert(name.1) }
    }
  }
}
