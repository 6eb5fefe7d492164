import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Popovers that point at odd things, and toolbars with odd items.
@MainActor @Suite struct OddPlacesTests {
  /// What a popover points at.
  enum Source: CaseIterable {
    case outside, huge, nothing, notANumber, goes, collapses
  }

  @Test(arguments: Source.allCases) func aPopoverStaysOnTheScreen(source: Source) throws {
    let robot = Robot(UIViewController(), device: .pad)
    let root = try #require(robot.window.rootViewController)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    let card = UIViewController()
    card.modalPresentationStyle = .popover
    let reports = diagnostics {
      robot.run {
        root.view.addSubview(view)
        let popover = card.popoverPresentationController
        popover?.sourceView = view
        switch source {
        case .outside: popover?.sourceRect = CGRect(x: -5000, y: 9000, width: 10, height: 10)
        case .huge: popover?.sourceRect = CGRect(x: -1e5, y: -1e5, width: 1e6, height: 1e6)
        case .nothing: popover?.sourceView = nil
        case .notANumber: popover?.sourceRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        case .goes, .collapses: break
        }
        root.present(card, animated: true)
      }
      robot.wait(0.05)
      robot.run {
        if source == .goes { view.removeFromSuperview() }
        if source == .collapses { view.transform = CGAffineTransform(scaleX: 0, y: 0) }
      }
      robot.turnDevice()
    }
    try robot.settle()
    let frame = card.view.convert(card.view.bounds, to: nil)
    #expect(reports == [] && robot.window.bounds.contains(frame) && !frame.isEmpty)
    try robot.touchDown(at: CGPoint(x: frame.minX / 2, y: frame.midY)).up()
    try robot.settle()
    #expect(root.presentedViewController == nil && robot.window.subviews.count == 1)
  }

  @Test func oneItemInTwoToolbars() throws {
    let robot = Robot(UIViewController())
    let root = try #require(robot.window.rootViewController)
    var taps = 0
    let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 })
    let bars = (0..<2).map {
      UIToolbar(frame: CGRect(x: 0, y: 200 + 100 * $0, width: 390, height: 44))
    }
    let reports = diagnostics {
      robot.run {
        for bar in bars {
          root.view.addSubview(bar)
          bar.setItems([item], animated: true)
        }
        bars[0].setItems(nil, animated: true)
        bars[1].frame.size.width = 0
        bars[1].layoutIfNeeded()
        bars[1].frame.size.width = 390
        item.customView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        item.customView = nil
      }
    }
    try robot.settle()
    try robot.tap("Go")
    #expect(reports == [] && taps == 1 && bars[0].items == nil && bars[1].items == [item])
  }
}
