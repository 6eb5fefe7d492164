import Foundation
import Testing
import UIKit

/// Pinches and rotations.
@MainActor @Suite struct TwoFingerGestureTests {
  private let rig = GestureRig()

  @Test func aPinchFromItsBeginningToItsEnd() {
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    rig.both(.began, (150, 200), (250, 200))
    #expect(pinch.numberOfTouches == 2)
    rig.both(.moved, (147, 200), (253, 200))
    #expect(rig.take() == [])
    rig.both(.moved, (92, 200), (308, 200))
    #expect(rig.take() == ["pinch began"] && pinch.scale == 2)
    #expect(pinch.location(in: rig.view) == CGPoint(x: 150, y: 100))
    #expect(pinch.location(ofTouch: 1, in: rig.view) == CGPoint(x: 258, y: 100))
    rig.move(146, 200)
    #expect(pinch.scale == 1.5)
    rig.up(146, 200)
    #expect(rig.take() == ["pinch changed"], "one finger is still down")
    rig.move(250, 200, id: 2)
    #expect(rig.take() == [], "one finger does not pinch")
    rig.up(250, 200, id: 2)
    #expect(rig.take() == ["pinch ended"])
    #expect(pinch.scale == 1, "begins anew")
    #expect(rig.view.take() == ["began", "moved", "cancelled"])
  }

  @Test func aFingerThatComesBackDoesNotMakeItJump() {
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.moved, (92, 200), (308, 200))
    rig.up(92, 200)
    rig.down(298, 200)
    #expect(pinch.scale == 2)
    rig.move(288, 200)
    #expect(pinch.scale == 4, "twice as far apart as when it came back")
    rig.up(288, 200)
    rig.up(308, 200, id: 2)
    #expect(rig.take() == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func aThirdFingerIsLeftAlone() {
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.moved, (92, 200), (308, 200))
    rig.down(200, 380, id: 3)
    #expect(pinch.numberOfTouches == 2 && pinch.scale == 2)
    rig.move(60, 380, id: 3)
    rig.up(60, 380, id: 3)
    #expect(rig.take() == ["pinch began"])
    rig.both(.ended, (92, 200), (308, 200))
    #expect(rig.take() == ["pinch ended"])
  }

  @Test func fingersOneAfterTheOtherAndOnTwoViews() {
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    rig.view.addSubview(inner)
    rig.down(150, 200)
    rig.down(250, 200, id: 2)
    rig.move(366, 200, id: 2)
    #expect(rig.take() == ["pinch began"] && pinch.scale == 2)
  }

  @Test func aScaleSetInTheHandler() {
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    var product: CGFloat = 1
    _ = pinch.handlers.add { [unowned pinch] _ in
      product *= pinch.scale
      pinch.scale = 1
    }
    rig.both(.began, (195, 200), (205, 200))
    for step in 1...100 {
      rig.both(.moved, (195 - CGFloat(step), 200), (205 + CGFloat(step), 200))
    }
    #expect(abs(product - 210 / 18) < 1e-9)
  }

  @Test func aRotation() {
    let rotation = rig.add(UIRotationGestureRecognizer(), "rotation")
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.moved, (150, 201), (250, 199))
    #expect(rig.take() == [])
    rig.both(.moved, (200, 150), (200, 250))
    #expect(rig.take() == ["rotation began"])
    #expect(abs(rotation.rotation - (.pi / 2 - 0.08)) < 1e-9, "clockwise is positive")
    rig.up(200, 150)
    rig.down(100, 250)
    #expect(abs(rotation.rotation - (.pi / 2 - 0.08)) < 1e-9)
    rig.move(200, 350)
    #expect(abs(rotation.rotation - (-0.08)) < 1e-9, "a quarter back")
    rig.up(200, 350)
    rig.up(200, 250, id: 2)
    #expect(rig.take() == ["rotation changed", "rotation ended"])
    #expect(rotation.rotation == 0)
  }

  @Test func theVelocityOfARotation() {
    let rotation = rig.add(UIRotationGestureRecognizer(), "rotation")
    var last: CGFloat = 1
    _ = rotation.handlers.add { [unowned rotation] _ in last = rotation.velocity }
    func at(_ angle: CGFloat) -> ((CGFloat, CGFloat), (CGFloat, CGFloat)) {
      let (x, y) = (100 * cos(angle), 100 * sin(angle))
      return ((200 - x, 250 - y), (200 + x, 250 + y))
    }
    rig.both(.began, at(0).0, at(0).1)
    for step in 1...20 {
      rig.both(.moved, at(CGFloat(step) * -0.05).0, at(CGFloat(step) * -0.05).1)
    }
    #expect(abs(last + 3) < 0.01)
    rig.stage.advance(0.5)
    rig.both(.ended, at(-1).0, at(-1).1)
    #expect(last == 0)
  }

  @Test func theFirstOfPinchAndRotationKeepsTheOtherAway() {
    _ = rig.add(UIPinchGestureRecognizer(), "pinch")
    _ = rig.add(UIRotationGestureRecognizer(), "rotation")
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.moved, (120, 200), (280, 200))
    rig.both(.moved, (200, 120), (200, 280))
    rig.both(.ended, (200, 120), (200, 280))
    #expect(rig.take() == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func pinchRotationAndPanTogetherWhenADelegateAllows() {
    let friendly = Friendly()
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    let rotation = rig.add(UIRotationGestureRecognizer(), "rotation")
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    for recognizer in [pinch, rotation, pan] { recognizer.delegate = friendly }
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.moved, (200, 100), (200, 316))
    #expect(rig.take() == ["pinch began", "rotation began"], "the middle moved by 8 points")
    #expect(pinch.scale == 2)
    rig.both(.moved, (220, 100), (220, 316))
    #expect(rig.take() == ["pinch changed", "rotation changed", "pan began"])
    rig.stage.touch([
      HostTouch(id: 1, phase: .cancelled, location: CGPoint(x: 220, y: 100)),
      HostTouch(id: 2, phase: .cancelled, location: CGPoint(x: 220, y: 316)),
    ])
    #expect(rig.take() == ["pinch cancelled", "rotation cancelled", "pan cancelled"])
  }

  @Test func whatWasNeverAPinchFailsSilently() {
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.ended, (150, 200), (250, 200))
    #expect(rig.take() == [] && pinch.state == .possible && pinch.numberOfTouches == 0)
    #expect(rig.view.take() == ["began", "ended"])
  }
}
