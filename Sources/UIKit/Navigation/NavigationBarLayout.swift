package import Foundation

/// Where things stand in a navigation bar: a value without views. Everything runs from the leading edge; who
/// uses it mirrors it.
package struct NavigationBarLayout {
  /// The bar's width, and the parts of it at both ends that are not safe.
  package var width: CGFloat
  package var leadingInset: CGFloat
  package var trailingInset: CGFloat
  /// Widths of what is to be shown, in points; 0 for nothing.
  package var title: CGFloat
  package var leadingItems: CGFloat
  package var trailingItems: CGFloat
  package var hasBack: Bool
  /// Widths of the words for the way back, the best first.
  package var backWords: [CGFloat]

  package init(
    width: CGFloat, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0, title: CGFloat,
    leadingItems: CGFloat = 0, trailingItems: CGFloat = 0, hasBack: Bool = false,
    backWords: [CGFloat] = []
  ) {
    self.width = width
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.title = title
    self.leadingItems = leadingItems
    self.trailingItems = trailingItems
    self.hasBack = hasBack
    self.backWords = backWords
  }

  static let chevron = CGSize(width: 12, height: 21)
  /// From the edge to the chevron.
  static let chevronMargin: CGFloat = 8
  /// From the edge to the first item.
  static let margin: CGFloat = 16
  /// Between an item and the next one.
  static let itemGap: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let chevronGap: CGFloat = 6

  /// The word that there is room for; nil for none. The title has the first claim, in the middle.
  package var backWord: Int? {
    guard hasBack else { return nil }
    let items = leadingItems > 0 ? leadingItems + Self.gap : 0
    let end = title > 0 ? (width - title) / 2 : trailingStart
    let room = end - Self.gap - items - wordStart
    return backWords.firstIndex { $0 <= room }
  }

  /// Where the word stands.
  package var wordStart: CGFloat {
    leadingInset + Self.chevronMargin + Self.chevron.width + Self.chevronGap
  }

  /// Where the way back ends; where lines begin when there is none.
  package var backEnd: CGFloat {
    guard hasBack else { return leadingInset + Self.margin }
    guard let backWord else { return leadingInset + Self.chevronMargin + Self.chevron.width }
    return wordStart + backWords[backWord]
  }

  package var leadingItemsStart: CGFloat { hasBack ? backEnd + Self.gap : backEnd }

  package var trailingStart: CGFloat { width - trailingInset - Self.margin - trailingItems }

  /// In the middle, as long as it does not meet what stands at the ends.
  package var titleSpan: (start: CGFloat, width: CGFloat) {
    let occupied = leadingItems > 0 || hasBack
    let low = leadingItems > 0 ? leadingItemsStart + leadingItems : backEnd
    let first = occupied ? low + Self.gap : low
    let last = trailingItems > 0 ? trailingStart - Self.gap : trailingStart
    let shown = min(title, max(0, last - first))
    let start = min(max((width - shown) / 2, first), max(first, last - shown))
    return (start, shown)
  }
}
