import Foundation

/// Shares the length of a stack among its views; knows no views.
nonisolated struct StackDistributor {
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
  }

  let items: [StackItem]
  let distribution: UIStackView.Distribution

  /// The length in which every view has its own length.
  var fittingLength: CGFloat {
    guard distribution == .fillEqually else { return own.reduce(0, +) + gaps.reduce(0, +) }
    return (own.max() ?? 0) * CGFloat(items.count) + gaps.reduce(0, +)
  }

  /// Where each view lies in `length` points, counted from the beginning.
  func spans(in length: CGFloat) -> [Span] {
    guard !items.isEmpty else { return [] }
    let room = length - gaps.reduce(0, +)
    switch distribution {
    case .fill:
      return line(filling(room), gaps)
    case .fillEqually:
      return line(items.map { _ in max(0, room) / CGFloat(items.count) }, gaps)
    case .fillProportionally:
      return line(proportional(room), gaps)
    case .equalSpacing:
      return line(shrunk(room), widened(room))
    case .equalCentering:
      let lengths = shrunk(room)
      return line(lengths, centring(lengths, length))
    }
  }

  private var own: [CGFloat] { items.map { max(0, $0.length ?? 0) } }
  private var gaps: [CGFloat] { items.dropLast().map(\.gap) }

  private func line(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return Span(start: start, length: lengths[index])
    }
  }

  /// Too much room goes to the one that resists least; to the first of several. UIKit leaves open to which.
  private func filling(_ room: CGFloat) -> [CGFloat] {
    var lengths = shrunk(room)
    let rest = room - lengths.reduce(0, +)
    guard rest > 0 else { return lengths }
    let hugging = items.map { $0.length == nil ? 0 : $0.hugging }
    let least = hugging.min() ?? 0
    lengths[hugging.firstIndex(of: least) ?? 0] += rest
    return lengths
  }

  /// Too little room is taken from those that resist least, the last of several first.
  private func shrunk(_ room: CGFloat) -> [CGFloat] {
    var lengths = own
    var missing = lengths.reduce(0, +) - room
    let order = items.indices.sorted {
      (items[$0].resistance, -$0) < (items[$1].resistance, -$1)
    }
    for index in order where missing > 0 {
      let part = min(missing, lengths[index])
      lengths[index] -= part
      missing -= part
    }
    return lengths
  }

  private func proportional(_ room: CGFloat) -> [CGFloat] {
    let total = own.reduce(0, +)
    guard total > 0 else { return items.map { _ in max(0, room) / CGFloat(items.count) } }
    return own.map { max(0, room) * $0 / total }
  }

  /// The gaps grow by equal parts of what they all are together, so that custom ones become equal too.
  private func widened(_ room: CGFloat) -> [CGFloat] {
    guard !gaps.isEmpty else { return gaps }
    let free = room - shrunk(room).reduce(0, +) + gaps.reduce(0, +)
    return Self.share(free, leaving: gaps)
  }

  /// The gaps for which the middles are equally far apart, save where they would be too near.
  private func centring(_ lengths: [CGFloat], _ length: CGFloat) -> [CGFloat] {
    guard !gaps.isEmpty else { return gaps }
    let halves = lengths.indices.dropLast().map { (lengths[$0] + lengths[$0 + 1]) / 2 }
    let least = zip(halves, gaps).map(+)
    let way = length - (lengths[0] + lengths[lengths.count - 1]) / 2
    return zip(Self.share(way, leaving: least), halves).map(-)
  }

  /// Equal parts of `total`, none of which is below its least.
  private static func share(_ total: CGFloat, leaving least: [CGFloat]) -> [CGFloat] {
    var fixed = least.map { _ in false }
    while true {
      let free = fixed.count { !$0 }
      guard free > 0 else { return least }
      let taken = zip(least, fixed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let part = (total - taken) / CGFloat(free)
      let short = least.indices.filter { !fixed[$0] && least[$0] > part }
      if short.isEmpty { return least.indices.map { fixed[$0] ? least[$0] : part } }
      for index in short { fixed[index] = true }
    }
  }
}
