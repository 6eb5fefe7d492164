import Foundation

/// Where everything of a flow layout is: sections one after another, each with its header, its lines of
/// items and its footer. Knows no views.
nonisolated struct FlowGeometry {
  /// One section.
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Points before the lines, after them, and at their sides.
    var insets = FlowInsets()
    var count = 0
    var lines: FlowLines

    var length: CGFloat { header + insets.before + lines.length + insets.after + footer }
  }

  let sections: [Section]
  private let starts: LengthIndex

  init(_ sections: [Section]) {
    self.sections = sections
    starts = LengthIndex(sections.map(\.length))
  }

  var length: CGFloat { starts.total }

  /// Where a section begins and ends.
  func extent(of section: Int) -> ClosedRange<CGFloat> {
    let start = starts.start(of: section)
    return start...start + sections[section].length
  }

  func place(of path: IndexPath) -> FlowPlace {
    let section = sections[path.section]
    var place = section.lines.place(of: path.item)
    place.along += linesStart(path.section)
    place.across += section.insets.atStart
    return place
  }

  func headerStart(_ section: Int) -> CGFloat { starts.start(of: section) }

  func footerStart(_ section: Int) -> CGFloat {
    starts.start(of: section) + sections[section].length - sections[section].footer
  }

  /// The sections that `range` touches.
  func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard range.upperBound >= 0, range.lowerBound <= length else { return 0..<0 }
    guard let first = starts.index(at: max(0, range.lowerBound)) else { return 0..<0 }
    // NB: those without length are passed over by the search, and have nothing to show.
    let last = starts.index(at: min(range.upperBound, length)) ?? first
    return first..<max(first, last) + 1
  }

  /// The items of a section that `range` touches.
  func items(of section: Int, in range: ClosedRange<CGFloat>) -> Range<Int> {
    let start = linesStart(section)
    return sections[section].lines.items(in: range.lowerBound - start...range.upperBound - start)
  }

  private func linesStart(_ section: Int) -> CGFloat {
    starts.start(of: section) + sections[section].header + sections[section].insets.before
  }
}
