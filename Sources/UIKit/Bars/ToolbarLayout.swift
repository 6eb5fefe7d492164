package import Foundation

/// Where things stand in a toolbar: a value without views. Everything runs from where lines begin; who uses it mirrors
/// it.
package struct ToolbarLayout {
  /// One item.
  package enum Piece: Equatable {
    /// Something that is shown, so wide in points.
    case item(CGFloat)
    /// So many empty points.
    case fixed(CGFloat)
    /// A share of what is left.
    case flexible
  }

  /// A place across, in points.
  package struct Span: Equatable {
    package var start: CGFloat
    package var width: CGFloat

    package init(_ start: CGFloat, _ width: CGFloat) {
      self.start = start
      self.width = width
    }
  }

  /// From the edge to the first item, and between two items that stand side by side. Ours, as in navigation bars.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 16

  private let pieces: [Piece]
  private let start: CGFloat
  private let room: CGFloat

  /// - Parameters:
  ///   - width: the bar's, in points.
  ///   - leadingInset: how much of it at the beginning is not safe; `trailingInset` at the end.
  package init(
    _ pieces: [Piece], width: CGFloat, leadingInset: CGFloat = 0, trailingInset: CGFloat = 0
  ) {
    self.pieces = pieces
    start = leadingInset + Self.margin
    room = max(0, width - leadingInset - trailingInset - 2 * Self.margin)
  }

  /// The places, one a piece. What is too wide for the bar is narrowed, all items by the same part.
  package var spans: [Span] {
    let items = total { if case .item(let width) = $0 { width } else { 0 } }
    let fixed = total { if case .fixed(let width) = $0 { width } else { 0 } }
    let gaps = zip(pieces, pieces.dropFirst()).map { isGap($0, $1) ? Self.gap : 0 }
    let flexible = pieces.count { $0 == .flexible }
    let rest = room - fixed - gaps.reduce(0, +)
    let part = items > 0 ? min(1, max(0, rest) / items) : 1
    let share = flexible > 0 ? max(0, rest - items) / CGFloat(flexible) : 0
    var x = start
    return pieces.enumerated().map { index, piece in
      let width =
        switch piece {
        case .item(let width): width * part
        case .fixed(let width): width
        case .flexible: share
        }
      defer { x += width + (index < gaps.count ? gaps[index] : 0) }
      return Span(x, width)
    }
  }

  private func total(_ width: (Piece) -> CGFloat) -> CGFloat { pieces.map(width).reduce(0, +) }

  private func isGap(_ first: Piece, _ second: Piece) -> Bool {
    if case .item = first, case .item = second { true } else { false }
  }
}
