import Foundation
import Testing
import UIKit

/// What a picker asks for and shows.
@Suite @MainActor struct PickerRowsTests {
  private final class Styled: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Plain \(row)" }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      row == 1
        ? NSAttributedString(string: "Red 1", attributes: [.foregroundColor: UIColor.red]) : nil
    }
  }

  @Test func anAttributedTitleComesBeforeAPlainOne() {
    let stage = Stage()
    let picker = UIPickerView()
    let source = Styled()
    picker.dataSource = source
    picker.delegate = source
    stage.root.addSubview(picker)
    stage.advance(0.1)
    let labels = (0..<4).map { picker.view(forRow: $0, forComponent: 0) as? UILabel }
    #expect(labels.map { $0?.text } == ["Plain 0", "Red 1", "Plain 2", "Plain 3"])
    let color = labels[1]?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test func theChosenRowIsLargerAndTheOthersFainter() {
    let rig = PickerRig([["A", "B", "C"]])
    let labels = (0..<3).map { rig.picker.view(forRow: $0, forComponent: 0) as? UILabel }
    #expect(labels.map { $0?.font.pointSize } == [23.5, 21, 21])
    #expect(labels.map { $0.map { ($0.alpha * 1000).rounded() } } == [1000, 447, 447])
    let band = rig.picker.subviews[0]
    #expect(band.frame == CGRect(x: 9, y: 91, width: 302, height: 34))
    #expect(band.layer.cornerRadius == 8 && band.backgroundColor === UIColor.tertiarySystemFill)
  }

  @Test func aRowAtTheEdgeOfTheBandIsBothInItsParts() {
    let rig = PickerRig([["A", "B", "C"]])
    rig.drag(by: -10 - 16, lifts: false)
    let texts = rig.picker.labels.filter { $0.text == "B" }
    #expect(Set(texts.map(\.font.pointSize)) == [21, 23.5])
    #expect(Set(texts.map { $0.convert($0.bounds, to: rig.picker).midY }).count == 1)
    // Together they are one row: neither is seen where the other is.
    let panes = texts.compactMap { $0.superview.map { $0.convert($0.bounds, to: rig.picker) } }
    #expect(panes.count == 2 && panes[0].intersection(panes[1]).height == 0)
  }

  @Test func viewsAreReused() {
    let stage = Stage()
    let picker = UIPickerView()
    let source = ViewPickerSource()
    picker.dataSource = source
    picker.delegate = source
    stage.root.addSubview(picker)
    stage.advance(0.1)
    #expect(source.made == 5 && source.reused == 0)
    #expect(picker.view(forRow: 3, forComponent: 0)?.tag == 3)
    #expect(picker.view(forRow: 5, forComponent: 0) == nil)
    picker.selectRow(50, inComponent: 0, animated: true)
    stage.advance(1)
    #expect(source.made <= 12 && source.reused > 9)
    let view = picker.view(forRow: 50, forComponent: 0)
    #expect(view?.tag == 50 && view?.bounds.size == picker.rowSize(forComponent: 0))
    #expect(view?.superview?.alpha == 1)
    let next = picker.view(forRow: 51, forComponent: 0)?.superview
    #expect(next.map { abs($0.alpha - 0.447) < 1e-3 } == true)
  }

  @Test func widths() {
    let rig = PickerRig([["A"], ["B"], ["C"]])
    // (320 - 18 - 2 x 5) / 3, rounded down
    #expect((0..<3).map { rig.picker.rowSize(forComponent: $0).width } == [97, 97, 97])
    #expect(rig.xs == [9, 111, 213])
    rig.source.widths = [60, 100]
    rig.picker.reloadAllComponents()
    rig.stage.advance(0.1)
    #expect((0..<3).map { rig.picker.rowSize(forComponent: $0).width } == [60, 100, 97])
    #expect(rig.xs == [26, 91, 196])
    rig.source.widths = [400, 300, 200]
    rig.picker.reloadAllComponents()
    rig.stage.advance(0.1)
    #expect(rig.xs == [10, 144, 246])
    rig.source.widths = [.nan, .infinity, -3]
    rig.picker.reloadAllComponents()
    rig.stage.advance(0.1)
    #expect(rig.xs == [9, 111, 213])
  }

  @Test func rightToLeftTheFirstWheelIsAtTheRight() {
    var device = HostDevice(size: CGSize(width: 320, height: 480), scale: 2)
    device.layoutDirection = .rightToLeft
    let rig = PickerRig([["A"], ["B"], ["C"]], device: device)
    #expect(rig.xs == [213, 111, 9])
  }

  @Test func aLargeTextSizeMakesRowsHigher() {
    let rig = PickerRig([["A", "B"]])
    rig.stage.choose(.accessibilityExtraExtraExtraLarge)
    rig.stage.advance(0.1)
    #expect(rig.picker.rowSize(forComponent: 0).height == 48)
    let label = rig.picker.view(forRow: 0, forComponent: 0) as? UILabel
    #expect(label?.font.pointSize == 35.25)
    #expect(label.map { $0.convert($0.bounds, to: rig.picker).midY } == 108)
    rig.stage.choose(.extraSmall)
    rig.stage.advance(0.1)
    #expect(rig.picker.rowSize(forComponent: 0).height == 32)
  }

  @Test func onlyWhatIsSeenIsAskedFor() {
    let rig = PickerRig(rows: 1_000_000)
    #expect(Set(rig.source.takeAsked()) == Set(0..<5))
    rig.picker.selectRow(999_999, inComponent: 0, animated: false)
    rig.stage.advance(0.1)
    #expect(Set(rig.source.takeAsked()) == Set(999_995..<1_000_000))
    rig.picker.selectRow(500_000, inComponent: 0, animated: true)
    rig.settle()
    #expect(rig.source.takeAsked().count < 400)
    rig.fling()
    rig.settle()
    let row = rig.selected[0]
    #expect(row > 500_004 && rig.source.take() == ["0-\(row)"])
    #expect(rig.picker.labels.count < 30)
    let label = rig.picker.view(forRow: row, forComponent: 0)
    #expect(label.map { abs($0.convert($0.bounds, to: rig.picker).minY - 92) < 5e-4 } == true)
  }

  @Test func aRowIsAskedForOnceWhileItIsSeen() {
    let rig = PickerRig([(0..<20).map { "Row \($0)" }])
    #expect(rig.source.takeAsked().sorted() == [0, 1, 2, 3, 4])
    rig.drag(by: -10 - 64)
    rig.settle()
    #expect(rig.source.takeAsked().sorted() == [5, 6])
  }
}

extension PickerRig {
  /// Where the wheels begin, by component.
  fileprivate var xs: [CGFloat] {
    picker.wheelColumns.map(\.frame.minX)
  }
}

extension UIView {
  /// All labels in the view.
  fileprivate var labels: [UILabel] {
    subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels }
  }
}
