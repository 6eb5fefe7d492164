import Foundation

/// How a layer's own time runs against that of its superlayer.
nonisolated struct LayerTiming: Hashable {
  var beginTime: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0

  func local(_ time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  func outside(_ local: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
  }
}
