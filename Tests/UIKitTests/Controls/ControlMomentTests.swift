import Foundation
import Testing
import UIKit

/// Controls to which something happens in what they tell, while a finger uses them.
@Suite @MainActor struct ControlMomentTests {
  enum Kind: CaseIterable { case slider, stepper, segments, toggle, pages }
  enum Deed: CaseIterable { case remove, free, disable, hide, empty, odd, zeroSize, again }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: Kind
    let deed: Deed
    var testDescription: String { "\(deed) of \(kind)" }
    static let all = Kind.allCases.flatMap { kind in
      Deed.allCases.map { Case(kind: kind, deed: $0) }
    }
  }

  private func make(_ kind: Kind) -> UIControl {
    switch kind {
    case .slider: return UISlider()
    case .stepper: return UIStepper()
    case .segments: return UISegmentedControl(items: ["A", "B", "C", "D"])
    case .toggle: return UISwitch()
    case .pages:
      let pages = UIPageControl()
      pages.numberOfPages = 6
      return pages
    }
  }

  private func empty(_ control: UIControl) {
    switch control {
    case let slider as UISlider: slider.maximumValue = slider.minimumValue
    case let stepper as UIStepper: stepper.maximumValue = stepper.minimumValue
    case let segments as UISegmentedControl: segments.removeAllSegments()
    case let pages as UIPageControl: pages.numberOfPages = 0
    default: (control as? UISwitch)?.setOn(false, animated: true)
    }
  }

  private func setOdd(_ control: UIControl) {
    switch control {
    case let slider as UISlider:
      slider.maximumValue = .infinity
      slider.value = .nan
      slider.setValue(-.greatestFiniteMagnitude, animated: true)
    case let stepper as UIStepper:
      stepper.stepValue = .nan
      stepper.value = .infinity
      stepper.maximumValue = -.infinity
    case let segments as UISegmentedControl:
      segments.selectedSegmentIndex = 99
      segments.setWidth(.nan, forSegmentAt: 0)
      segments.removeSegment(at: -4, animated: true)
      segments.insertSegment(withTitle: nil, at: 900, animated: true)
    case let pages as UIPageControl:
      pages.numberOfPages = .max
      pages.currentPage = .min
    default: control.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    }
  }

  private func act(_ deed: Deed, _ control: UIControl) {
    switch deed {
    case .remove, .free: control.removeFromSuperview()
    case .disable: control.isEnabled = false
    case .hide: control.isHidden = true
    case .empty: empty(control)
    case .odd: setOdd(control)
    case .zeroSize: control.frame = .zero
    case .again: control.sendActions(for: .touchUpInside)
    }
  }

  @Test("in its own valueChanged, with the finger down", arguments: Case.all)
  func midway(_ testCase: Case) {
    let stage = Stage()
    var control: UIControl? = make(testCase.kind)
    weak let gone = control
    var count = 0
    var told = 0
    _ = diagnostics {
      do {
        let control = control!
        control.frame = CGRect(x: 50, y: 100, width: 200, height: 40)
        control.addAction(
          UIAction { [weak control] _ in
            told += 1
            guard count == 0, let control else { return }
            count += 1
            act(testCase.deed, control)
          }, for: .valueChanged)
        stage.root.addSubview(control)
      }
      if testCase.deed == .free { control = nil }
      stage.advance(0.1)
      // A finger that holds, drags, holds and lifts: one of these is what the control waits for.
      let x: CGFloat = testCase.kind == .slider ? 62 : testCase.kind == .stepper ? 125 : 80
      for _ in 0..<2 {
        stage.touch(.began, x, 118)
        stage.advance(0.8)
        for step in 1...12 { stage.touch(.moved, x + CGFloat(step) * 8, 118) }
        stage.advance(0.8)
        for step in 1...12 { stage.touch(.moved, x + 96 - CGFloat(step) * 8, 118) }
        stage.touch(.ended, x, 118)
        stage.tap(x, 118)
        stage.tap(x + 60, 118)
        stage.advance(1)
      }
    }
    #expect(count == 1)
    switch testCase.deed {
    case .remove, .free, .disable, .hide:
      // A slider tells the end of a drag, too.
      #expect(told <= (testCase.kind == .slider ? 2 : 1))
    default: break
    }
    if testCase.deed == .free { #expect(gone == nil) }
    #expect(control?.isTracking != true && control?.isHighlighted != true)
    if testCase.kind != .stepper || testCase.deed != .empty {
      if let stepper = control as? UIStepper { #expect(stepper.value.isFinite) }
    }
    if let slider = control as? UISlider { #expect(slider.value.isFinite) }
    #expect(stage.isIdle)
  }

  @Test("a progress view whose Progress changes from elsewhere, is exchanged, and goes")
  func progress() {
    let stage = Stage()
    let view = UIProgressView(progressViewStyle: .default)
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 4)
    stage.root.addSubview(view)
    weak var old: Progress?
    do {
      let progress = Progress(totalUnitCount: 100)
      old = progress
      view.observedProgress = progress
      stage.advance(0.1)
      progress.completedUnitCount = 40
      stage.advance(0.3)
      #expect(abs(view.progress - 0.4) < 0.01)
      let child = Progress(totalUnitCount: 10, parent: progress, pendingUnitCount: 50)
      child.completedUnitCount = 10
      stage.advance(0.3)
      #expect(abs(view.progress - 0.9) < 0.01)
      progress.totalUnitCount = -1
      progress.completedUnitCount = 7
      stage.advance(0.3)
      #expect(view.progress.isFinite)
    }
    view.observedProgress = Progress(totalUnitCount: 0)
    stage.advance(0.3)
    #expect(old == nil && view.progress.isFinite)
    view.observedProgress = nil
    for round in 0..<200 {
      let progress = Progress(totalUnitCount: 10)
      view.observedProgress = progress
      progress.completedUnitCount = Int64(round % 10)
    }
    view.observedProgress = nil
    stage.advance(1)
    #expect(stage.isIdle)
  }
}
