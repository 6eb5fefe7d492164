import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Where a picker over the screen lies, what it looks like, and what touches it.
@MainActor @Suite struct PickerPlaceTests {
  private let panel = PanelRig()
  private var robot: Robot { panel.robot }
  private var recorder: PickerRecorder { panel.recorder }

  @Test("30: A tap outside is one cancel; taps and scrolls inside the panel never dismiss")
  func tapOutside() throws {
    let picker = panel.make()
    try panel.show(picker)
    let wheels = panel.place(of: picker)
    for x in stride(from: 5, to: 386, by: 38.0) {
      for y in stride(from: wheels.minY - 40, to: 840, by: 31)
      where abs(x - 195) < 140 || y > wheels.minY + 4 {
        try robot.tap(at: CGPoint(x: x, y: y))
      }
    }
    try robot.drag(from: CGPoint(x: 195, y: wheels.midY), to: CGPoint(x: 195, y: 20))
    try robot.drag(from: CGPoint(x: 195, y: wheels.minY - 20), to: CGPoint(x: 195, y: 20))
    try robot.settle()
    #expect(picker.isShown)
    _ = recorder.take()
    try robot.tap(at: CGPoint(x: 195, y: 200))
    try robot.tap(at: CGPoint(x: 195, y: 200))
    try robot.settle()
    #expect(recorder.take() == ["cancelled"] && !picker.isShown)
  }

  @Test("32: Shown from a screen that is presented, it lies above it")
  func overWhatIsPresented() throws {
    let sheet = UIViewController()
    robot.run { robot.window.rootViewController?.present(sheet, animated: true) }
    try robot.settle()
    let picker = panel.make()
    try panel.show(picker)
    #expect(sheet.presentedViewController != nil && picker.window === robot.window)
    try robot.tap("Green")
    robot.wait(0.4)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["changed 0-1 Green", "selected 0-1 Green"])
    #expect(sheet.presentedViewController == nil && sheet.view.window != nil)
  }

  @Test("32: While a sheet leaves, the picker waits, and comes up over what stays")
  func whileSomethingLeaves() async throws {
    let sheet = UIViewController()
    let root = try #require(robot.window.rootViewController)
    robot.run { root.present(sheet, animated: true) }
    try robot.settle()
    let picker = panel.make()
    robot.run {
      sheet.dismiss(animated: true)
      #expect(picker.showPickerView() == nil)
    }
    try await robot.idle()
    for _ in 0..<10 { await Task.yield() }
    try await robot.idle()
    #expect(root.presentedViewController != nil && picker.window != nil)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["selected 0-0 Red"])
  }

  @Test("32: No key window, two windows: still the right one; none at all is an answer")
  func windows() throws {
    let first = robot.window
    let second = robot.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.isHidden = false
      return window
    }
    let picker = panel.make()
    robot.run { #expect(picker.showPickerView(in: second) == nil) }
    try robot.settle()
    #expect(picker.window === second)
    robot.run { picker.hidePickerView() }
    try robot.settle()
    robot.run { #expect(picker.showPickerView(in: first.rootViewController!.view) == nil) }
    try robot.settle()
    #expect(picker.window === first)
    robot.run { picker.hidePickerView() }
    try robot.settle()
    robot.run {
      first.isHidden = true
      #expect(picker.showPickerView() == nil)
    }
    try robot.settle()
    #expect(picker.window === second)
    robot.run { picker.hidePickerView() }
    try robot.settle()
    #expect(recorder.take() == ["cancelled", "cancelled", "cancelled"])
    second.isHidden = true
    var ends = 0
    robot.run {
      let error = picker.showPickerView { ends += $0 == nil ? 1 : 10 }
      #expect(error != nil)
      #expect(picker.showPickerView(in: UIView()) != nil)
    }
    #expect(ends == 1 && recorder.take() == ["cancelled", "cancelled"] && !picker.isShown)
  }

  @Test("33: Editing ends first; the safe area is respected; turning re-lays it")
  func keyboardAndTurning() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    robot.run {
      robot.window.rootViewController?.view.addSubview(field)
      _ = field.becomeFirstResponder()
    }
    let picker = panel.make()
    try panel.show(picker)
    #expect(!field.isFirstResponder)
    #expect(panel.place(of: picker) == CGRect(x: 0, y: 844 - 34 - 216, width: 390, height: 216))
    robot.turnDevice()
    try robot.settle()
    #expect(
      panel.place(of: picker) == CGRect(x: 47, y: 390 - 21 - 216, width: 844 - 94, height: 216))
    robot.device.size = CGSize(width: 300, height: 200)
    try robot.settle()
    #expect(panel.place(of: picker).minY == 44 && panel.place(of: picker).height == 135)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["selected 0-0 Red"])
  }

  @Test("34: It is readable in the dark, and its blur is as large as its view")
  func darkAndBlur() throws {
    let root = try #require(robot.window.rootViewController?.view)
    robot.run {
      root.backgroundColor = .systemRed
      robot.device.style = .dark
    }
    let picker = panel.make()
    try panel.show(picker)
    let label = try robot.find("Cancel")
    let card = try #require(picker.wheels.superview)
    let (text, ground) = (luminance(of: label.tintColor), luminance(of: card.backgroundColor))
    #expect((max(text, ground) + 0.05) / (min(text, ground) + 0.05) > 3)
    let row = try robot.find("Red")
    #expect(luminance(of: (row as? UILabel)?.textColor ?? .black) > 0.8 && ground < 0.1)
    let blur = try #require(find(UIVisualEffectView.self, in: picker))
    #expect(blur.frame == picker.bounds && picker.bounds.size == root.bounds.size)
    robot.turnDevice()
    try robot.settle()
    #expect(blur.frame.size == CGSize(width: 844, height: 390))
    // What changes beneath it is seen through it.
    let before = robot.image.cgImage?.color(x: 200, y: 20)?.green
    robot.run { root.backgroundColor = .systemGreen }
    robot.wait(0.1)
    #expect((robot.image.cgImage?.color(x: 200, y: 20)?.green ?? 0) > (before ?? 1) + 0.1)
  }

  @Test("34: Reduced transparency is opaque; with reduced motion the panel fades where it lies")
  func reduced() throws {
    robot.device.reducesMotion = true
    robot.device.reducesTransparency = true
    let picker = panel.make()
    robot.run { _ = picker.showPickerView() }
    robot.wait(0.12)
    let card = try #require(picker.wheels.superview)
    let resting = CGRect(x: 0, y: 844 - 34 - 216 - 44, width: 390, height: 34 + 216 + 44 + 14)
    func seen() -> (CGRect, Float) {
      let layer = card.layer.presentation() ?? card.layer
      return (layer.frame, layer.opacity)
    }
    #expect(seen().0 == resting && seen().1 > 0.05 && seen().1 < 0.95)
    try robot.settle()
    #expect(seen().0 == resting && seen().1 == 1)
    // Nothing of what lies beneath is seen.
    let root = try #require(robot.window.rootViewController?.view)
    robot.run { root.backgroundColor = .red }
    robot.wait(0.1)
    let red = robot.image.cgImage?.color(x: 100, y: 50)
    #expect(red?.red == red?.green)
    try robot.tap("Cancel")
    robot.wait(0.12)
    #expect(seen().0 == resting && seen().1 < 0.95)
    try robot.settle()
    #expect(!picker.isShown && recorder.take() == ["cancelled"])
    robot.device.reducesMotion = false
    try panel.show(picker)
    robot.run { picker.hidePickerView() }
    robot.wait(0.12)
    #expect(seen().0.minY > resting.minY && seen().1 == 1)
  }

  @Test("37: Titles can be set, and are in the person's language by default")
  func titles() throws {
    let picker = panel.make()
    try panel.show(picker)
    #expect(robot.exists("Done") && robot.exists("Cancel") && robot.exists("Colour"))
    robot.run {
      picker.doneTitle = "Take it"
      picker.cancelTitle = "Leave it"
    }
    try robot.settle()
    #expect(robot.exists("Take it") && robot.exists("Leave it") && !robot.exists("Done"))
    try robot.tap("Take it")
    try robot.settle()
    #expect(recorder.take() == ["selected 0-0 Red"])
  }

  @Test("37: Right to left mirrors columns and bar")
  func rightToLeft() throws {
    robot.device.layoutDirection = .rightToLeft
    let picker = panel.make()
    robot.run { picker.configData(columns: [["One"], ["Two"]]) }
    try panel.show(picker)
    let (first, second) = (try robot.find("One"), try robot.find("Two"))
    #expect(first.convert(first.bounds, to: nil).minX > second.convert(second.bounds, to: nil).maxX)
    let (done, cancel) = (try robot.find("Done"), try robot.find("Cancel"))
    #expect(done.convert(done.bounds, to: nil).maxX < cancel.convert(cancel.bounds, to: nil).minX)
  }

  @Test func onAPadItIsACardInTheMiddle() throws {
    let pad = Robot(UIViewController(), device: .pad)
    let picker = pad.run {
      let picker = PickerBlurView()
      picker.configData(["A", "B"])
      #expect(picker.showPickerView() == nil)
      return picker
    }
    try pad.settle()
    let wheels = picker.wheels
    #expect(
      wheels.convert(wheels.bounds, to: nil) == CGRect(x: 230, y: 504, width: 360, height: 216))
    try pad.tap("Done")
    try pad.settle()
    #expect(!picker.isShown)
  }

  private func luminance(of color: UIColor?) -> CGFloat {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let resolved = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    _ = resolved?.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let linear = [red, green, blue].map {
      $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    (view as? View) ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }
}
