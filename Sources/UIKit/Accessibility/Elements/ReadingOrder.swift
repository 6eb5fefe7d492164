package import Foundation

/// The order in which things on a screen are read: in rows from the top, each row in the direction of the language.
package enum ReadingOrder {
  /// What stands side by side is a row: when the middle of one is between the top and the bottom of the other.
  package static func sorted<Item>(
    _ items: [Item], isRightToLeft: Bool, by frame: (Item) -> CGRect
  ) -> [Item] {
    var rest = items.map { (item: $0, frame: frame($0)) }.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)[...]
    var result: [Item] = []
    result.reserveCapacity(items.count)
    while let top = rest.first {
      // Sorted by their tops: those of this row are among the first.
      let near = rest.prefix { $0.frame.minY <= top.frame.midY }
      let row = near.filter { $0.frame.midY < top.frame.maxY }
      let kept = row.isEmpty ? [top] : row
      let left =
        row.isEmpty ? Array(near.dropFirst()) : near.filter { $0.frame.midY >= top.frame.maxY }
      rest = (left + rest.dropFirst(max(near.count, 1)))[...]
      result += kept.sorted {
        isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }.map(\.item)
    }
    return result
  }
}
