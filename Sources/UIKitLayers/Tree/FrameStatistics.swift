/// What the last frame cost, for tests and benchmarks.
package struct FrameStatistics: Equatable {
  /// The pixels in the rectangles that were painted anew; where those overlap, each time.
  package var pixelCount = 0
  /// How many layers painted something.
  package var paintedLayerCount = 0
  /// How many backdrops were blurred.
  package var blurCount = 0
  /// How many shadows were made of what layers show.
  package var shadowCount = 0
  /// How many layers were asked to lay out their sublayers.
  package var layoutCount = 0
  /// How many layers were asked for their contents.
  package var displayCount = 0
  /// How many layers had animations to advance.
  package var animatedLayerCount = 0
}
