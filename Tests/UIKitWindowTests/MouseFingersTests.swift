import Foundation
import Testing
import UIKit

@testable import UIKitWindow

/// A mouse as fingers.
@Suite struct MouseFingersTests {
  private func mouse() -> MouseFingers {
    var mouse = MouseFingers()
    mouse.middle = CGPoint(x: 100, y: 200)
    return mouse
  }

  private func places(_ touches: [HostTouch]) -> [CGPoint] { touches.map(\.location) }

  @Test("the left button is a finger")
  func finger() {
    var mouse = mouse()
    #expect(mouse.move(to: CGPoint(x: 1, y: 1), modifiers: []) == [])
    let down = mouse.press(at: CGPoint(x: 10, y: 20), isSecondary: false, modifiers: [])
    #expect(down == [HostTouch(id: 0, phase: .began, location: CGPoint(x: 10, y: 20))])
    let moved = mouse.move(to: CGPoint(x: 30, y: 20), modifiers: [.alternate])
    #expect(moved == [HostTouch(id: 0, phase: .moved, location: CGPoint(x: 30, y: 20))])
    #expect(mouse.release(at: CGPoint(x: 30, y: 20), isSecondary: true) == [])
    let up = mouse.release(at: CGPoint(x: 31, y: 20), isSecondary: false)
    #expect(up == [HostTouch(id: 0, phase: .ended, location: CGPoint(x: 31, y: 20))])
    #expect(!mouse.isDown && mouse.release(at: .zero, isSecondary: false) == [])
  }

  @Test("with Alt there are two, opposite each other")
  func pair() {
    var mouse = mouse()
    let down = mouse.press(
      at: CGPoint(x: 90, y: 150), isSecondary: false, modifiers: .alternate)
    #expect(places(down) == [CGPoint(x: 90, y: 150), CGPoint(x: 110, y: 250)])
    #expect(down.map(\.id) == [0, 1] && down.allSatisfy { $0.type == .direct })
    let moved = mouse.move(to: CGPoint(x: 50, y: 100), modifiers: .alternate)
    #expect(places(moved) == [CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 300)])
    let up = mouse.release(at: CGPoint(x: 50, y: 100), isSecondary: false)
    #expect(up.map(\.phase) == [.ended, .ended])
  }

  @Test("with Shift as well they go together, and are opposite each other around their new middle")
  func together() {
    var mouse = mouse()
    _ = mouse.press(at: CGPoint(x: 90, y: 150), isSecondary: false, modifiers: .alternate)
    let both: UIKeyModifierFlags = [.alternate, .shift]
    // The first step of the two finds how they lie.
    _ = mouse.move(to: CGPoint(x: 90, y: 150), modifiers: both)
    let moved = mouse.move(to: CGPoint(x: 100, y: 170), modifiers: both)
    #expect(places(moved) == [CGPoint(x: 100, y: 170), CGPoint(x: 120, y: 270)])
    let turned = mouse.move(to: CGPoint(x: 100, y: 180), modifiers: .alternate)
    #expect(places(turned)[0] == CGPoint(x: 100, y: 180))
    #expect(places(turned)[1].y > 255)
  }

  @Test("the right button is a pointer's secondary one, and buttons do not mix")
  func secondary() {
    var mouse = mouse()
    let down = mouse.press(at: .zero, isSecondary: true, modifiers: [])
    #expect(down.map(\.buttons) == [.secondary] && down.map(\.type) == [.indirectPointer])
    #expect(mouse.press(at: .zero, isSecondary: false, modifiers: []) == [])
    #expect(mouse.cancel().map(\.phase) == [.cancelled] && mouse.cancel() == [])
  }

  @Test("fingers on a screen keep small numbers of their own")
  func screen() {
    var fingers = ScreenFingers()
    let (first, second): (Int64, Int64) = (981_234_567_890, -5)
    #expect(fingers.take(first, .moved, at: .zero) == nil)
    #expect(fingers.take(first, .began, at: .zero)?.id == 10)
    #expect(fingers.take(second, .began, at: .zero)?.id == 11)
    #expect(fingers.take(first, .ended, at: .zero)?.id == 10)
    #expect(fingers.take(7, .began, at: CGPoint(x: 3, y: 4))?.id == 10)
    let gone = fingers.cancel()
    #expect(gone.map(\.id) == [10, 11] && gone.allSatisfy { $0.phase == .cancelled })
    #expect(gone[0].location == CGPoint(x: 3, y: 4) && fingers.cancel() == [])
  }
}
