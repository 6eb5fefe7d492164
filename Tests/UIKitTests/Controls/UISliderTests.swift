import Testing
import UIKit

@testable import UIKit

@MainActor @Suite struct UISliderTests {
  private let stage = Stage(device: .coarse)
  private let log = EventLog()
  private let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))

  init() {
    stage.root.addSubview(slider)
    stage.advance(0.1)
    log.follow(slider)
  }

  /// The middle of the thumb on the screen.
  private var thumb: CGPoint {
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: slider.value)
    return CGPoint(x: slider.frame.minX + rect.midX, y: slider.frame.minY + rect.midY)
  }

  @Test func isLaidOutAsInUIKit() {
    #expect(slider.intrinsicContentSize.height == 34)
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 15, width: 224, height: 4))
    #expect(thumb == CGPoint(x: 64, y: 117))
    slider.value = 1
    #expect(thumb == CGPoint(x: 264, y: 117))
  }

  @Test func theThumbFollowsTheFinger() {
    stage.touch(.began, thumb.x + 5, 117)
    stage.touch(.moved, 64 + 5 + 50, 117)
    #expect(abs(slider.value - 0.25) < 0.001)
    stage.touch(.moved, 64 + 5 + 100, 117)
    #expect(abs(slider.value - 0.5) < 0.001)
    stage.touch(.ended, 169, 117)
    let events = log.take()
    #expect(events.first == "down" && events.last == "upInside")
    #expect(events.filter { $0 == "valueChanged" }.count == 3)
    #expect(events.filter { $0 == "primary" }.count == 3)
  }

  @Test func aTouchOnTheTrackDoesNotJump() {
    stage.tap(200, 117)
    #expect(slider.value == 0)
    #expect(log.take() == [])
  }

  @Test func aSubclassMayFollowTouchesAnywhere() {
    final class Everywhere: UISlider {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    }
    let other = Everywhere(frame: CGRect(x: 50, y: 200, width: 228, height: 34))
    stage.root.addSubview(other)
    stage.advance(0.1)
    stage.touch(.began, 200, 217)
    stage.touch(.moved, 220, 217)
    #expect(abs(other.value - 0.1) < 0.001)
    stage.touch(.ended, 220, 217)
  }

  @Test func aFingerPastTheEndHasToComeBack() {
    stage.touch(.began, 64, 117)
    stage.touch(.moved, 364, 117)
    #expect(slider.value == 1)
    stage.touch(.moved, 314, 117)
    #expect(slider.value == 1)
    stage.touch(.moved, 164, 117)
    #expect(abs(slider.value - 0.5) < 0.001)
    stage.touch(.ended, 164, 117)
  }

  @Test func aHandlerMaySnapTheValue() {
    slider.maximumValue = 4
    slider.addAction(
      UIAction { [unowned slider] _ in slider.value = slider.value.rounded() }, for: .valueChanged)
    stage.touch(.began, 64, 117)
    for x in stride(from: 66.0, through: 164, by: 2) { stage.touch(.moved, x, 117) }
    stage.touch(.ended, 164, 117)
    #expect(slider.value == 2)
  }

  @Test func lettingGoTellsWhenItIsNotContinuous() {
    slider.isContinuous = false
    stage.touch(.began, 64, 117)
    stage.touch(.moved, 164, 117)
    #expect(!log.take().contains("valueChanged"))
    stage.touch(.ended, 164, 117)
    #expect(log.take() == ["valueChanged", "primary", "upInside"])
  }

  @Test func mirroredItGoesTheOtherWay() {
    slider.semanticContentAttribute = .forceRightToLeft
    stage.advance(0.1)
    #expect(thumb.x == 264)
    stage.touch(.began, 264, 117)
    stage.touch(.moved, 164, 117)
    #expect(abs(slider.value - 0.5) < 0.001)
    stage.touch(.ended, 164, 117)
  }

  @Test func codeTellsNothing() {
    slider.value = 0.5
    slider.setValue(0.7, animated: true)
    slider.minimumValue = 0.9
    stage.advance(1)
    #expect(slider.value == 0.9)
    #expect(log.take() == [])
  }

  @Test func valuesStayInTheirRange() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = -.infinity
    #expect(slider.value == 0)
    slider.minimumValue = 5
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (5, 5, 5))
    slider.maximumValue = 2
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (2, 2, 2))
    #expect(thumb.x.isFinite)
  }

  @Test func whatIsNoNumberIsToldAndIgnored() {
    slider.value = 0.5
    let told = diagnostics {
      slider.value = .nan
      slider.minimumValue = .nan
      slider.maximumValue = .infinity
    }
    #expect(told.count == 3)
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0.5))
  }

  @Test func theLargestNumbersHaveAMiddle() {
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    slider.value = 0
    #expect(thumb.x == 164)
  }

  @Test func assistiveTechnologyStepsByTenths() {
    #expect(slider.accessibilityTraits.contains(.adjustable))
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.1) < 0.001 && slider.accessibilityValue == "10%")
    slider.accessibilityDecrement()
    #expect(log.take() == ["valueChanged", "primary", "valueChanged", "primary"])
    slider.accessibilityDecrement()
    #expect(log.take() == [] && slider.value == 0)
    slider.isEnabled = false
    slider.accessibilityIncrement()
    #expect(slider.value == 0)
  }

  @Test func picturesAreForStates() {
    let (a, b) = (UIImage(), UIImage())
    slider.setThumbImage(a, for: .normal)
    slider.setThumbImage(b, for: .highlighted)
    #expect(slider.currentThumbImage === a && slider.thumbImage(for: .disabled) == nil)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === b)
  }

  @Test func valuePicturesTakeTheirRoom() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    slider.minimumValueImage = picture
    slider.maximumValueImage = picture
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == 32 && track.maxX == 228 - 32)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 228)
  }

  @Test func isLaidOutWithoutRoom() {
    slider.frame = .zero
    stage.advance(0.1)
    slider.value = 0.5
    stage.advance(0.1)
    #expect(stage.isIdle)
  }
}
