import Foundation

/// The lengths of many things in a row, and where each begins: a Fenwick tree over what differs from a
/// length that most have. A million rows of one length cost nothing; those that differ, a few words each.
nonisolated struct LengthIndex {
  /// How many there are.
  let count: Int
  /// The length of each that was not told otherwise, in points.
  let usual: CGFloat

  /// Lengths that differ, by index.
  private var lengths: [Int: CGFloat] = [:]
  /// Nodes of the tree, from 1: the sum of the differences in the node's part.
  private var nodes: [Int: CGFloat] = [:]
  /// The same when every length was told at once.
  private var denseLengths: [CGFloat] = []
  private var denseNodes: [CGFloat] = []

  /// `count` things that are `usual` points long.
  init(count: Int, usual: CGFloat) {
    self.count = count
    self.usual = usual
  }

  /// Things of these lengths.
  init(_ lengths: [CGFloat]) {
    count = lengths.count
    usual = 0
    denseLengths = lengths
    denseNodes = [0] + lengths
    for node in denseNodes.indices.dropFirst() {
      let parent = node + node & -node
      if parent < denseNodes.count { denseNodes[parent] += denseNodes[node] }
    }
  }

  /// Those that differ from the usual length, of an index that has one.
  var unusual: Dictionary<Int, CGFloat>.Keys { lengths.keys }

  /// The length of all together.
  var total: CGFloat { start(of: count) }

  /// The length of one, in points.
  subscript(index: Int) -> CGFloat {
    get { denseLengths.isEmpty ? lengths[index] ?? usual : denseLengths[index] }
    set {
      let change = newValue - self[index]
      guard change != 0 else { return }
      if denseLengths.isEmpty {
        lengths[index] = newValue
        forEachNode(above: index) { nodes[$0, default: 0] += change }
      } else {
        denseLengths[index] = newValue
        forEachNode(above: index) { denseNodes[$0] += change }
      }
    }
  }

  /// Where one begins; for ``count`` the end of the last.
  func start(of index: Int) -> CGFloat {
    var sum: CGFloat = CGFloat(index) * usual
    var node = index
    while node > 0 {
      sum += difference(node)
      node -= node & -node
    }
    return sum
  }

  /// The one that `offset` lies in, the nearest when it lies outside; nil when there are none. Things of
  /// no length are passed over.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var node = 0
    var rest = offset
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = node + step
      if next <= count {
        let part = CGFloat(step) * usual + difference(next)
        if part <= rest {
          rest -= part
          node = next
        }
      }
      step >>= 1
    }
    return min(node, count - 1)
  }

  private func difference(_ node: Int) -> CGFloat {
    denseNodes.isEmpty ? nodes[node] ?? 0 : denseNodes[node]
  }

  private func forEachNode(above index: Int, _ body: (Int) -> Void) {
    var node = index + 1
    while node <= count {
      body(node)
      node += node & -node
    }
  }
}
