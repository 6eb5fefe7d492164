import Foundation
import UIKit

/// A mouse as fingers: its left button is a finger, with Alt two, the second one opposite the first as seen from the
/// middle of the window, and with Shift as well the two go together. The right button stays a pointer's secondary
/// one. A value, which knows what is down.
struct MouseFingers {
  private enum Hold: Equatable {
    case finger
    case pair(offset: CGPoint?)
    case secondary
  }

  private static let first = 0
  private static let second = 1

  /// The middle of the window, in points.
  var middle = CGPoint.zero
  private var hold: Hold?
  private var place = CGPoint.zero
  private var other = CGPoint.zero

  init() {}

  /// Whether a button is down.
  var isDown: Bool { hold != nil }

  /// A button goes down at a point.
  mutating func press(
    at point: CGPoint, isSecondary: Bool, modifiers: UIKeyModifierFlags
  ) -> [HostTouch] {
    guard hold == nil else { return [] }
    place = point
    if isSecondary {
      hold = .secondary
    } else if modifiers.contains(.alternate) {
      other = mirrored(point)
      hold = .pair(offset: nil)
    } else {
      hold = .finger
    }
    return touches(.began)
  }

  /// The pointer moves.
  mutating func move(to point: CGPoint, modifiers: UIKeyModifierFlags) -> [HostTouch] {
    guard let hold else { return [] }
    place = point
    if case .pair(let offset) = hold {
      if modifiers.contains(.shift) {
        let offset = offset ?? CGPoint(x: other.x - place.x, y: other.y - place.y)
        other = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        self.hold = .pair(offset: offset)
      } else {
        // From here on they are opposite each other around the middle of where they have come to.
        if offset != nil {
          middle = CGPoint(x: (other.x + point.x) / 2, y: (other.y + point.y) / 2)
        }
        other = mirrored(point)
        self.hold = .pair(offset: nil)
      }
    }
    return touches(.moved)
  }

  /// The button goes up.
  mutating func release(at point: CGPoint, isSecondary: Bool) -> [HostTouch] {
    guard let hold, (hold == .secondary) == isSecondary else { return [] }
    place = point
    defer { self.hold = nil }
    return touches(.ended)
  }

  /// The system takes the pointer away.
  mutating func cancel() -> [HostTouch] {
    guard hold != nil else { return [] }
    defer { hold = nil }
    return touches(.cancelled)
  }

  private func touches(_ phase: UITouch.Phase) -> [HostTouch] {
    switch hold {
    case .finger: [HostTouch(id: Self.first, phase: phase, location: place)]
    case .pair:
      [
        HostTouch(id: Self.first, phase: phase, location: place),
        HostTouch(id: Self.second, phase: phase, location: other),
      ]
    case .secondary:
      [
        HostTouch(
          id: Self.first, phase: phase, location: place, type: .indirectPointer,
          buttons: .secondary)
      ]
    case nil: []
    }
  }

  private func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y)
  }
}
