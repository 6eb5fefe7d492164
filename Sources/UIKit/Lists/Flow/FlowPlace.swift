import Foundation

/// Where an item is and how large, along the way and across it.
nonisolated struct FlowPlace: Equatable {
  var along: CGFloat
  var across: CGFloat
  var size: FlowSize
}
