import Foundation

/// A size along the way that a list scrolls and across it, in points.
nonisolated struct FlowSize: Equatable {
  var along: CGFloat
  var across: CGFloat
}
