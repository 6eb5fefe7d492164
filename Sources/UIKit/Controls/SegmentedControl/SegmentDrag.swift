import Foundation

/// A finger on segments, as numbers: it presses one, or it holds the pill of the selected one and takes it along.
nonisolated struct SegmentDrag: Equatable {
  /// The segment under the finger that would be selected, or is shown selected while the pill is held.
  private(set) var index: Int?
  /// Whether the finger went down on the selected segment.
  let holdsPill: Bool

  init(at index: Int, selected: Int?) {
    self.index = index
    holdsPill = index == selected
  }

  /// The finger moved over a segment that can be used, or over none. The pill stays where it was last.
  mutating func move(to index: Int?) {
    if holdsPill, index == nil { return }
    self.index = index
  }
}
