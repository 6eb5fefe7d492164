import UIKit

extension Robot {
  /// Pulls the thumb of a slider to a value, as a finger does: it goes down on the thumb, moves, and is lifted.
  ///
  /// - Parameter value: from the slider's minimum to its maximum; others become the nearest.
  /// - Throws: a ``RobotError`` when it is not there, is covered, is not the only one, or is no slider.
  public func set(
    _ query: Query, to value: Float, duration: Double = 0.3, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(RobotError) {
    let slider = try find(query, as: UISlider.self, file: file, line: line)
    let (start, end) = run {
      (slider.thumbCenter(for: slider.value), slider.thumbCenter(for: value))
    }
    try drag(from: start, to: end, duration: duration, file: file, line: line)
  }
}

extension UISlider {
  /// The middle of the thumb for a value, on the screen.
  fileprivate func thumbCenter(for value: Float) -> CGPoint {
    let rect = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds),
      value: min(max(value, minimumValue), maximumValue))
    let place = convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    return window.map { CGPoint(x: $0.frame.minX + place.x, y: $0.frame.minY + place.y) } ?? place
  }
}
