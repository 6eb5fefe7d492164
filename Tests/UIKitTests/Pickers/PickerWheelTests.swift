import Foundation
import Testing
import UIKit

/// A mouse's wheel over the wheels of a picker.
@Suite @MainActor struct PickerWheelTests {
  private let rig = PickerRig(rows: 100)

  private func turn(_ notches: CGFloat) {
    rig.stage.host.input?.send(
      .scroll(HostScroll(notches: CGVector(dx: 0, dy: -notches), at: CGPoint(x: 160, y: 108))))
    rig.stage.advance(1.0 / 60)
  }

  @Test("a notch turns it by a row, and the delegate is told where it stops")
  func rows() {
    turn(1)
    rig.settle()
    #expect(rig.selected == [1] && rig.source.chosen == ["0-1"])
    for _ in 0..<3 { turn(1) }
    rig.settle()
    #expect(rig.selected == [4])
    turn(-2)
    rig.settle()
    #expect(rig.selected == [2] && rig.source.chosen == ["0-1", "0-4", "0-2"])
  }

  @Test("at its end it stays")
  func end() {
    turn(-1)
    rig.settle()
    #expect(rig.selected == [0] && rig.source.chosen.isEmpty)
    turn(500)
    rig.settle()
    #expect(rig.selected == [99])
  }

  @Test("a trackpad leaves it at a row")
  func trackpad() {
    let place = CGPoint(x: 160, y: 108)
    rig.stage.host.input?.send(.scroll(HostScroll(.began, at: place)))
    for _ in 0..<10 {
      rig.stage.host.input?.send(
        .scroll(HostScroll(.changed, at: place, by: CGVector(dx: 0, dy: -7.3))))
      rig.stage.advance(1.0 / 60)
    }
    rig.stage.advance(0.2)
    rig.stage.host.input?.send(.scroll(HostScroll(.ended, at: place)))
    rig.settle()
    #expect(rig.selected == [2] && rig.source.chosen == ["0-2"])
    #expect(rig.frames()[2].map { abs($0.midY - 108) < 0.5 } == true)
  }
}
