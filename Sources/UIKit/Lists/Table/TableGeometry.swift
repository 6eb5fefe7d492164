import Foundation

/// Where everything of a table is: a header, sections one after another with their headers, rows and footers,
/// and a footer. Knows no views.
nonisolated struct TableGeometry {
  /// One section.
  struct Section {
    var header: CGFloat
    var rows: RowHeights
    var footer: CGFloat

    var length: CGFloat { header + rows.total + footer }
  }

  /// Points above the first section.
  let top: CGFloat
  private(set) var sections: [Section]
  private var starts: LengthIndex

  init(top: CGFloat = 0, sections: [Section] = []) {
    self.top = top
    self.sections = sections
    starts = LengthIndex(sections.map(\.length))
  }

  /// Where the last section ends.
  var bottom: CGFloat { top + starts.total }

  func start(of section: Int) -> CGFloat { top + starts.start(of: section) }

  func extent(of section: Int) -> (y: CGFloat, height: CGFloat) {
    (start(of: section), sections[section].length)
  }

  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    let y = start(of: path.section) + section.header + section.rows.start(of: path.row)
    return (y, section.rows.height(of: path.row))
  }

  func header(_ section: Int) -> (y: CGFloat, height: CGFloat) {
    (start(of: section), sections[section].header)
  }

  func footer(_ section: Int) -> (y: CGFloat, height: CGFloat) {
    let footer = sections[section].footer
    return (start(of: section) + sections[section].length - footer, footer)
  }

  /// The header where it is seen as long as the section is: at the upper edge at the lowest.
  func pinnedHeader(_ section: Int, below edge: CGFloat) -> (y: CGFloat, height: CGFloat) {
    let (y, height) = header(section)
    return (max(y, min(edge, footer(section).y - height)), height)
  }

  /// The footer where it is seen as long as the section is: at the lower edge at the highest.
  func pinnedFooter(_ section: Int, above edge: CGFloat) -> (y: CGFloat, height: CGFloat) {
    let (y, height) = footer(section)
    return (min(y, max(edge - height, start(of: section) + sections[section].header)), height)
  }

  /// The sections between two heights.
  func sections(from upper: CGFloat, to lower: CGFloat) -> Range<Int> {
    guard lower >= top, upper <= bottom, let first = starts.index(at: max(0, upper - top)),
      let last = starts.index(at: max(0, lower - top))
    else { return 0..<0 }
    return first..<max(first, last) + 1
  }

  /// The first row that reaches below a height; nil when none does.
  func firstRow(below y: CGFloat) -> IndexPath? {
    guard let section = starts.index(at: max(0, y - top)) else { return nil }
    let part = sections[section]
    let offset = y - start(of: section) - part.header
    guard offset < part.rows.total, let row = part.rows.row(at: max(0, offset)) else {
      return firstRow(of: section + 1)
    }
    return IndexPath(row: row, section: section)
  }

  /// The row below another one; nil below the last. Rows without a height are passed over.
  func row(after path: IndexPath) -> IndexPath? {
    let rows = sections[path.section].rows
    let end = rows.start(of: path.row) + rows.height(of: path.row)
    guard end < rows.total, let next = rows.row(at: end) else {
      return firstRow(of: path.section + 1)
    }
    return IndexPath(row: max(next, path.row + 1), section: path.section)
  }

  private func firstRow(of section: Int) -> IndexPath? {
    var next = sections.indices.contains(section) ? tallSection(from: section) : nil
    while let section = next {
      let rows = sections[section].rows
      if rows.total > 0 { return rows.row(at: 0).map { IndexPath(row: $0, section: section) } }
      next = self.section(after: section)
    }
    return nil
  }

  /// The next section that takes any room; nil for none.
  func section(after section: Int) -> Int? {
    section + 1 < sections.count ? tallSection(from: section + 1) : nil
  }

  private func tallSection(from section: Int) -> Int? {
    let start = starts.start(of: section)
    guard start < starts.total, let tall = starts.index(at: start) else { return nil }
    return max(section, tall)
  }

  /// Whether there is a row at `path`.
  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// Tells the height of a row; returns by how much what lies below it moved.
  mutating func set(_ path: IndexPath, height: CGFloat) -> CGFloat {
    let change = sections[path.section].rows.set(path.row, height)
    if change != 0 { starts[path.section] += change }
    return change
  }

  /// Takes a row to have a height until it is told.
  mutating func guess(_ path: IndexPath, height: CGFloat) {
    sections[path.section].rows.guess(path.row, height)
    starts[path.section] = sections[path.section].length
  }

  /// Has the height of a row asked anew.
  mutating func forget(_ path: IndexPath) {
    if holds(path) { sections[path.section].rows.forget(path.row) }
  }

  /// Has all heights of rows asked anew.
  mutating func forgetHeights() {
    for section in sections.indices { sections[section].rows.forgetAll() }
  }
}
