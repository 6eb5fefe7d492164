import Foundation

/// A value between two others, whatever numbers come.
nonisolated struct SliderRange: Equatable {
  private(set) var minimum: Float = 0
  private(set) var maximum: Float = 1
  private(set) var value: Float = 0

  /// Sets the least value; a greatest one below it comes along. Returns false for what is not finite.
  mutating func setMinimum(_ new: Float) -> Bool {
    guard new.isFinite else { return false }
    minimum = new
    maximum = max(maximum, new)
    return setValue(value)
  }

  /// Sets the greatest value; a least one above it comes along. Returns false for what is not finite.
  mutating func setMaximum(_ new: Float) -> Bool {
    guard new.isFinite else { return false }
    maximum = new
    minimum = min(minimum, new)
    return setValue(value)
  }

  /// Sets the value, or the nearest that there may be. Returns false for what is not a number.
  mutating func setValue(_ new: Float) -> Bool {
    guard !new.isNaN else { return false }
    value = min(max(new, minimum), maximum)
    return true
  }

  /// Where a value is between the two ends: 0…1.
  func fraction(of value: Float) -> Double {
    let length = Double(maximum) - Double(minimum)
    guard length > 0, !value.isNaN else { return 0 }
    return min(max((Double(value) - Double(minimum)) / length, 0), 1)
  }

  /// The value at a place between the two ends: 0…1.
  func value(at fraction: Double) -> Float {
    guard fraction > 0 else { return minimum }
    guard fraction < 1 else { return maximum }
    let place = Double(minimum) + (Double(maximum) - Double(minimum)) * fraction
    return min(max(Float(place), minimum), maximum)
  }
}
