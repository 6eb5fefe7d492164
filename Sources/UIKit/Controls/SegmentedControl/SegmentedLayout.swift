import Foundation

/// How wide segments are, as numbers.
nonisolated struct SegmentedLayout {
  /// One segment: the width it was given, 0 for none, and that of its content with the space around.
  struct Part {
    var fixed: CGFloat
    var content: CGFloat
  }

  var parts: [Part]
  /// Whether segments without a width of their own get one by their content.
  var byContent: Bool

  /// The width that suits all.
  var fittingWidth: CGFloat {
    let free = parts.filter { $0.fixed <= 0 }
    let fixed = parts.reduce(0) { $0 + max(0, $1.fixed) }
    let widest = free.map(\.content).max() ?? 0
    return fixed
      + (byContent ? free.reduce(0) { $0 + $1.content } : widest * CGFloat(free.count))
  }

  /// Where segments begin, and where the last one ends: one number more than there are segments. All are whole
  /// points but the last.
  func borders(in width: CGFloat) -> [CGFloat] {
    let free = parts.filter { $0.fixed <= 0 }
    let room = max(0, width - parts.reduce(0) { $0 + max(0, $1.fixed) })
    let content = free.reduce(0) { $0 + $1.content }
    var borders: [CGFloat] = [0]
    var end: CGFloat = 0
    for part in parts {
      if part.fixed > 0 {
        end += part.fixed
      } else if byContent, content > 0 {
        end += room * part.content / content
      } else {
        end += room / CGFloat(free.count)
      }
      borders.append(min(end.rounded(.down), width))
    }
    if free.count > 0, let last = borders.indices.last, last > 0 { borders[last] = width }
    return borders
  }
}
