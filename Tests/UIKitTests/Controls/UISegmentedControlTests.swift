import Testing
import UIKit

@testable import UIKit

@MainActor @Suite struct UISegmentedControlTests {
  private let stage = Stage(device: .coarse)
  private let log = EventLog()
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])

  init() {
    control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
    stage.root.addSubview(control)
    stage.advance(0.1)
    log.follow(control)
  }

  private var segments: [UIView] {
    control.content.segments
  }

  @Test func aTapSelectsAndTells() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.tap(270, 116)
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.take() == ["down", "valueChanged", "primary", "upInside"])
    stage.tap(270, 116)
    #expect(!log.take().contains("valueChanged"))
  }

  @Test func aFingerMaySlideToAnotherSegment() {
    stage.touch(.began, 70, 116)
    stage.touch(.moved, 170, 116)
    #expect(control.selectedSegmentIndex == -1)
    stage.touch(.ended, 170, 116)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func thePillIsPulledAlongAndToldAtTheEnd() {
    control.selectedSegmentIndex = 0
    stage.touch(.began, 70, 116)
    stage.touch(.moved, 170, 116)
    stage.touch(.moved, 360, 116)
    #expect(control.selectedSegmentIndex == 0)
    #expect(!log.take().contains("valueChanged"))
    stage.touch(.ended, 360, 116)
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.take().filter { $0 == "valueChanged" }.count == 1)
  }

  @Test func aFingerFarAwaySelectsNothing() {
    stage.touch(.began, 70, 116)
    stage.touch(.moved, 70, 400)
    stage.touch(.ended, 70, 400)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func aTouchTakenAwaySelectsNothing() {
    control.selectedSegmentIndex = 0
    stage.touch(.began, 70, 116)
    stage.touch(.moved, 270, 116)
    stage.touch(.cancelled, 270, 116)
    #expect(control.selectedSegmentIndex == 0 && !log.take().contains("valueChanged"))
  }

  @Test func disabledSegmentsTakeNoFingers() {
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(170, 116)
    #expect(control.selectedSegmentIndex == -1 && log.take() == [])
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func codeTellsNothing() {
    control.selectedSegmentIndex = 2
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(log.take() == [])
  }

  @Test func anIndexOutOfRangeIsToldAndIgnored() {
    control.selectedSegmentIndex = 1
    let told = diagnostics {
      control.selectedSegmentIndex = 3
      control.selectedSegmentIndex = -2
    }
    #expect(told.count == 2 && control.selectedSegmentIndex == 1)
    control.setTitle("Nowhere", forSegmentAt: 9)
    control.removeSegment(at: -1, animated: true)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 9) == nil)
  }

  @Test func momentaryOnesTellEachTap() {
    control.isMomentary = true
    stage.tap(70, 116)
    stage.tap(70, 116)
    #expect(log.take().filter { $0 == "valueChanged" }.count == 2)
    #expect(control.selectedSegmentIndex == 0)
    #expect(segments.allSatisfy { !$0.accessibilityTraits.contains(.selected) })
  }

  @Test func actionsAreDoneWhenTheirSegmentIsSelected() {
    var done: [String] = []
    let actions = ["a", "b"].map { name in
      UIAction(title: name, identifier: .init(name)) { done.append($0.title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
    stage.root.addSubview(control)
    stage.advance(0.1)
    stage.tap(170, 216)
    #expect(done == ["b"] && control.selectedSegmentIndex == 1)
    #expect(control.segmentIndex(identifiedBy: .init("b")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("c")) == NSNotFound)
    control.insertSegment(action: actions[1], at: 0, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect(control.actionForSegment(at: 0) === actions[1])
    let told = diagnostics { control.setAction(actions[1], forSegmentAt: 1) }
    #expect(told.count == 1 && control.actionForSegment(at: 1) === actions[0])
  }

  @Test func theSelectionFollowsItsSegment() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    stage.advance(1)
    #expect(stage.isIdle)
    #expect(control.content.subviews.filter { $0 is SegmentView }.count == 2)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    stage.tap(70, 116)
    stage.advance(0.1)
  }

  @Test func removingTheSegmentUnderTheFingerIsBorne() {
    stage.touch(.began, 270, 116)
    control.removeSegment(at: 2, animated: false)
    stage.touch(.ended, 270, 116)
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func widthsAreSharedOut() {
    func borders(_ parts: [(CGFloat, CGFloat)], byContent: Bool = false, in width: CGFloat)
      -> [CGFloat]
    {
      SegmentedLayout(
        parts: parts.map { .init(fixed: $0.0, content: $0.1) }, byContent: byContent
      ).borders(in: width)
    }
    #expect(borders([(0, 10), (0, 10), (0, 10)], in: 100) == [0, 33, 66, 100])
    #expect(borders([(0, 10), (40, 10), (0, 10)], in: 100) == [0, 30, 70, 100])
    #expect(borders([(0, 10), (0, 30)], byContent: true, in: 100) == [0, 25, 100])
    #expect(borders([(60, 1), (60, 1)], in: 100) == [0, 60, 100])
    #expect(borders([], in: 100) == [0])
    #expect(borders([(0, 0), (0, 0)], byContent: true, in: 0) == [0, 0, 0])
  }

  @Test func aTitleTakesThePlaceOfAPicture() {
    control.setImage(UIImage(), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.setTitle("Again", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil)
    control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 0)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 4))
    control.setWidth(.nan, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 0)
  }

  @Test func mirroredTheFirstIsAtTheRight() {
    control.semanticContentAttribute = .forceRightToLeft
    stage.advance(0.1)
    stage.tap(270, 116)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func itSuitsItsSegments() {
    let size = control.intrinsicContentSize
    #expect(size.height == 32 && size.width > 100)
    control.setTitle("A much longer title than before", forSegmentAt: 0)
    #expect(control.intrinsicContentSize.width > size.width * 2)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < size.width * 4)
  }

  @Test func assistiveTechnologyHasAButtonEach() {
    #expect(segments.map(\.accessibilityLabel) == ["One", "Two", "Three"])
    #expect(segments[1].accessibilityActivate())
    #expect(segments[1].accessibilityTraits == [.button, .selected])
    #expect(log.take() == ["valueChanged", "primary"])
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    #expect(control.selectedSegmentIndex == 2)
    control.setEnabled(false, forSegmentAt: 1)
    control.accessibilityDecrement()
    #expect(control.selectedSegmentIndex == 0)
  }
}
