import Foundation

/// The order in which Tab goes over what lies at some places; knows no views.
nonisolated enum FocusOrder {
  /// The indexes of `frames` in reading order: by lines from the top, and in a line from where lines begin. Two are
  /// in one line when the middle of the lower one is above the end of the first of the line.
  static func reading(_ frames: [CGRect], isRightToLeft: Bool) -> [Int] {
    let fromTop = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var lines: [[Int]] = []
    for index in fromTop {
      if let first = lines.last?.first, frames[index].midY < frames[first].maxY {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    return lines.flatMap { line in
      line.sorted { first, second in
        isRightToLeft
          ? (-frames[first].maxX, first) < (-frames[second].maxX, second)
          : (frames[first].minX, first) < (frames[second].minX, second)
      }
    }
  }
}
