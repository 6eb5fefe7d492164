import Testing
import UIKit
import UIKitTestSupport

/// Every control in its states, light and dark.
@MainActor @Suite struct ControlPicturesTests {
  nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

  @Test(arguments: styles) func switches(style: UIUserInterfaceStyle) throws {
    func make(_ isOn: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UISwitch {
      let view = UISwitch()
      view.isOn = isOn
      change(view)
      return view
    }
    let pressed = [make(false), make(true)]
    let sheet = ControlSheet(
      [
        [make(false), make(true), make(true) { $0.onTintColor = .systemPurple }],
        [
          make(false) { $0.isEnabled = false }, make(true) { $0.isEnabled = false },
          make(true) { $0.thumbTintColor = .systemYellow },
        ], pressed,
      ], style: style)
    for view in pressed { _ = try sheet.robot.touchDown(at: view.center) }
    sheet.robot.wait(0.5)
    assertSnapshot(of: sheet.robot, named: name(style))
  }

  @Test(arguments: styles) func sliders(style: UIUserInterfaceStyle) {
    func make(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UISlider {
      let view = UISlider(frame: CGRect(x: 0, y: 0, width: 276, height: 34))
      view.value = value
      change(view)
      return view
    }
    let square = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 22)).image { context in
      UIColor.systemOrange.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 16, height: 22), cornerRadius: 4).fill()
    }
    let sheet = ControlSheet(
      [
        [make(0)], [make(0.4)], [make(1)], [make(0.6) { $0.isEnabled = false }],
        [
          make(0.5) {
            $0.minimumTrackTintColor = .systemGreen
            $0.maximumTrackTintColor = .systemRed
            $0.thumbTintColor = .systemYellow
          }
        ],
        [
          make(0.3) {
            $0.minimumValueImage = square
            $0.maximumValueImage = square.withRenderingMode(.alwaysTemplate)
          }
        ], [make(0.7) { $0.setThumbImage(square, for: .normal) }],
        [make(0.2) { $0.semanticContentAttribute = .forceRightToLeft }],
      ], style: style)
    assertSnapshot(of: sheet.robot, named: name(style))
  }

  @Test(arguments: styles) func steppers(style: UIUserInterfaceStyle) throws {
    func make(_ value: Double, _ change: (UIStepper) -> Void = { _ in }) -> UIStepper {
      let view = UIStepper()
      view.value = value
      change(view)
      return view
    }
    let pressed = make(5)
    let sheet = ControlSheet(
      [
        [make(5), make(0)], [make(100), make(5) { $0.isEnabled = false }],
        [pressed, make(0) { $0.semanticContentAttribute = .forceRightToLeft }],
      ], style: style)
    _ = try sheet.robot.touchDown(
      at: CGPoint(x: pressed.frame.maxX - 20, y: pressed.frame.midY))
    sheet.robot.wait(0.1)
    assertSnapshot(of: sheet.robot, named: name(style))
  }

  @Test(arguments: styles) func segmentedControls(style: UIUserInterfaceStyle) throws {
    func make(
      _ titles: [Any], _ selected: Int, _ change: (UISegmentedControl) -> Void = { _ in }
    ) -> UISegmentedControl {
      let view = UISegmentedControl(items: titles)
      view.frame.size.width = 276
      view.selectedSegmentIndex = selected
      change(view)
      return view
    }
    let titles = ["First", "Second", "Third"]
    let disc = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14)).image { _ in
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 14, height: 14)).fill()
    }.withRenderingMode(.alwaysTemplate)
    let held = make(titles, 1)
    let pressed = make(titles, 0)
    let sheet = ControlSheet(
      [
        [make(titles, 0)], [make(titles, UISegmentedControl.noSegment)],
        [make(titles, 1) { $0.isEnabled = false }],
        [make(["A", disc, "A long title"], 1) { $0.apportionsSegmentWidthsByContent = true }],
        [
          make(titles, 2) {
            $0.selectedSegmentTintColor = .systemBlue
            $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            $0.setEnabled(false, forSegmentAt: 0)
          }
        ], [held], [pressed],
        [make(titles, 0) { $0.semanticContentAttribute = .forceRightToLeft }],
      ], style: style)
    _ = try sheet.robot.touchDown(at: held.center)
    _ = try sheet.robot.touchDown(at: pressed.center)
    sheet.robot.wait(0.5)
    assertSnapshot(of: sheet.robot, named: name(style))
  }

  @Test(arguments: styles) func progress(style: UIUserInterfaceStyle) {
    func bar(_ progress: Float, _ change: (UIProgressView) -> Void = { _ in }) -> UIProgressView {
      let view = UIProgressView(progressViewStyle: .default)
      view.frame.size.width = 276
      view.progress = progress
      change(view)
      return view
    }
    func wheel(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil)
      -> UIActivityIndicatorView
    {
      let view = UIActivityIndicatorView(style: style)
      if let color { view.color = color }
      view.startAnimating()
      return view
    }
    let sheet = ControlSheet(
      [
        [bar(0)], [bar(0.3)], [bar(1)],
        [
          bar(0.5) {
            $0.progressViewStyle = .bar
            $0.sizeToFit()
          }
        ],
        [
          bar(0.7) {
            $0.progressTintColor = .systemGreen
            $0.trackTintColor = .systemYellow
          }
        ], [bar(0.2) { $0.semanticContentAttribute = .forceRightToLeft }],
        [wheel(.medium), wheel(.large), wheel(.large, .systemPink)],
      ], style: style)
    sheet.robot.wait(0.3)
    assertSnapshot(of: sheet.robot, named: name(style))
  }

  @Test(arguments: styles) func pageControls(style: UIUserInterfaceStyle) {
    func make(
      _ count: Int, _ current: Int, _ change: (UIPageControl) -> Void = { _ in }
    ) -> UIPageControl {
      let view = UIPageControl()
      view.numberOfPages = count
      view.currentPage = current
      view.sizeToFit()
      change(view)
      return view
    }
    let square = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let sheet = ControlSheet(
      [
        [make(3, 0), make(5, 2) { $0.backgroundStyle = .prominent }],
        [
          make(4, 1) {
            $0.pageIndicatorTintColor = .systemGreen
            $0.currentPageIndicatorTintColor = .systemRed
            $0.setIndicatorImage(square, forPage: 3)
          }, make(4, 1) { $0.isEnabled = false },
        ], [make(30, 15) { $0.frame.size.width = 200 }],
        [
          make(3, 0) { $0.direction = .rightToLeft },
          make(3, 0) {
            $0.direction = .topToBottom
            $0.sizeToFit()
          },
        ],
      ], style: style, background: .systemTeal)
    sheet.robot.wait(0.3)
    assertSnapshot(of: sheet.robot, named: name(style))
  }

  private func name(_ style: UIUserInterfaceStyle) -> String { style == .dark ? "dark" : "light" }
}
