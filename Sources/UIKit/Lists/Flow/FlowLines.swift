import Foundation

/// The items of one section in lines, along the way that a list scrolls and across it; knows no views.
///
/// Items keep at least `spacing` between them and share what is left of their line; the last line is spaced
/// as if it were filled up. One item that is alone in every line stands in the middle. In its line each item
/// stands in the middle of the line's thickness.
nonisolated enum FlowLines {
  /// All items have one size: a million of them are as quickly laid out as ten.
  case uniform(UniformLines)
  case varied(VariedLines)

  /// Points that the lines take, without what is around them.
  var length: CGFloat {
    switch self {
    case .uniform(let lines): lines.length
    case .varied(let lines): lines.length
    }
  }

  func place(of item: Int) -> FlowPlace {
    switch self {
    case .uniform(let lines): lines.place(of: item)
    case .varied(let lines): lines.place(of: item)
    }
  }

  /// The items of the lines that `range` touches.
  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    switch self {
    case .uniform(let lines): lines.items(in: range)
    case .varied(let lines): lines.items(in: range)
    }
  }
}
