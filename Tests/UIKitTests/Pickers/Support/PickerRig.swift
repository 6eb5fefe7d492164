import UIKit
import UIKitLoop

/// A picker of 320 x 216 points on a stage, at its upper left corner, and a finger for it.
@MainActor final class PickerRig {
  let stage: Stage
  let picker: UIPickerView
  let source: PickerSource

  init(
    _ titles: [[String]],
    device: HostDevice = HostDevice(size: CGSize(width: 320, height: 480), scale: 2)
  ) {
    stage = Stage(device: device)
    source = PickerSource(titles)
    picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    stage.root.addSubview(picker)
    stage.advance(0.1)
  }

  convenience init(rows: Int...) {
    self.init([])
    source.manyRows = rows
    picker.reloadAllComponents()
    stage.advance(0.1)
  }

  var selected: [Int] {
    (0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) }
  }

  /// A finger that goes down in the middle of a wheel and moves evenly.
  func drag(_ x: CGFloat = 160, by way: CGFloat, rests: Bool = true, lifts: Bool = true) {
    stage.touch(.began, x, 108)
    for part in 1...6 { stage.touch(.moved, x, 108 + way * CGFloat(part) / 6) }
    if rests { stage.advance(0.2) }
    if lifts { stage.touch(.ended, x, 108 + way) }
  }

  /// Throws a wheel: the finger is lifted on the move.
  func fling(_ x: CGFloat = 160, by way: CGFloat = -90) { drag(x, by: way, rests: false) }

  /// Lets time pass until all is at rest, ten seconds at the most.
  func settle() {
    let end = stage.loop.now + 10
    while !stage.isIdle, stage.loop.now < end { stage.advance(1.0 / 60) }
  }

  /// Where rows are seen, by row, in points of the picker.
  func frames(_ component: Int = 0) -> [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    for row in 0..<picker.numberOfRows(inComponent: component) {
      guard let view = picker.view(forRow: row, forComponent: component) else { continue }
      frames[row] = view.convert(view.bounds, to: picker)
    }
    return frames
  }
}
