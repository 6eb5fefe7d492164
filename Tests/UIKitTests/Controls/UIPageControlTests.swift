import Testing
import UIKit

@testable import UIKit

@MainActor @Suite struct UIPageControlTests {
  private let stage = Stage(device: .coarse)
  private let log = EventLog()
  private let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))

  init() {
    control.numberOfPages = 5
    stage.root.addSubview(control)
    stage.advance(0.1)
    log.follow(control)
  }

  @Test func tapsGoOnAndBack() {
    stage.tap(280, 113)
    #expect(control.currentPage == 1)
    #expect(log.take() == ["down", "valueChanged", "primary", "upInside"])
    stage.tap(120, 113)
    stage.tap(120, 113)
    #expect(control.currentPage == 0)
    #expect(log.take().filter { $0 == "valueChanged" }.count == 1)
  }

  @Test func aFingerGoesThroughThePages() {
    var states: [UIPageControl.InteractionState] = []
    control.addAction(
      UIAction { [unowned control] _ in states.append(control.interactionState) },
      for: .valueChanged)
    stage.touch(.began, 150, 113)
    stage.touch(.moved, 165, 113)
    stage.touch(.moved, 180, 113)
    #expect(control.currentPage == 2)
    stage.touch(.moved, 600, 113)
    #expect(control.currentPage == 4)
    stage.touch(.ended, 600, 113)
    #expect(states == [.continuous, .continuous, .continuous])
    #expect(control.interactionState == .none)
    stage.tap(120, 113)
    #expect(states.last == .discrete)
  }

  @Test func withoutScrubbingTheHalvesCount() {
    control.allowsContinuousInteraction = false
    control.currentPage = 4
    stage.touch(.began, 150, 113)
    stage.touch(.moved, 190, 113)
    stage.touch(.ended, 190, 113)
    #expect(control.currentPage == 3)
  }

  @Test func pagesStayInTheirRange() {
    control.currentPage = 99
    #expect(control.currentPage == 4)
    control.currentPage = -3
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    stage.tap(280, 113)
    #expect(log.take() == [])
  }

  @Test func mirroredItGoesTheOtherWay() {
    control.direction = .rightToLeft
    stage.advance(0.1)
    stage.tap(120, 113)
    #expect(control.currentPage == 1)
    control.direction = .natural
    stage.advance(0.1)
    stage.tap(280, 113)
    #expect(control.currentPage == 2)
  }

  @Test func aSinglePageMayHide() {
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    stage.tap(280, 113)
    #expect(log.take() == [])
    #expect(control.ground.isHidden)
    control.numberOfPages = 2
    #expect(!control.ground.isHidden)
  }

  @Test func amillionPagesHaveAsManyDotsAsFit() {
    control.numberOfPages = 1_000_000
    control.currentPage = 500_000
    stage.advance(0.1)
    #expect(control.indicators.count < 12)
    #expect(control.indicators[500_000] != nil)
  }

  @Test func dotsFollowTheCurrentPage() {
    let room = PageDots.length(of: 5)
    var dots = PageDots(count: 20, current: 0, length: room, first: 0)
    #expect(dots.shown == 0..<5 && dots.scale(of: 4) == 0.5 && dots.scale(of: 3) == 0.75)
    #expect(dots.scale(of: 0) == 1)
    dots = PageDots(count: 20, current: 4, length: room, first: 0)
    #expect(dots.shown == 1..<6)
    dots = PageDots(count: 20, current: 19, length: room, first: 1)
    #expect(dots.shown == 15..<20 && dots.scale(of: 15) == 0.5 && dots.scale(of: 18) == 1)
    #expect(PageDots(count: 5, current: 2, length: room, first: 0).shown == 0..<5)
    #expect(PageDots(count: 5, current: 2, length: 0, first: 0).shown == 2..<3)
    #expect(PageDots(count: 5, current: 2, length: .nan, first: 0).shown == 2..<3)
  }

  @Test func sizesAreForPages() {
    #expect(control.size(forNumberOfPages: 0).width == 0)
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 5))
    #expect(control.size(forNumberOfPages: 6).width > control.intrinsicContentSize.width)
    let size = control.intrinsicContentSize
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: size.height, height: size.width))
  }

  @Test func picturesBelongToPages() {
    let picture = UIImage()
    control.setIndicatorImage(picture, forPage: 2)
    #expect(control.indicatorImage(forPage: 2) === picture)
    #expect(control.currentPageIndicatorImage(forPage: 2) == nil)
    let told = diagnostics { control.setIndicatorImage(picture, forPage: 5) }
    #expect(told.count == 1 && control.indicatorImage(forPage: 5) == nil)
  }

  @Test func codeTellsNothing() {
    control.currentPage = 3
    #expect(log.take() == [])
  }

  @Test func assistiveTechnologyGoesThroughThePages() {
    #expect(control.accessibilityValue == "page 1 of 5")
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 5")
    control.accessibilityDecrement()
    control.accessibilityDecrement()
    #expect(log.take() == ["valueChanged", "primary", "valueChanged", "primary"])
  }
}
