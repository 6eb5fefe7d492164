import Foundation

/// The value of a stepper, as numbers: within its ends, or going round at them.
nonisolated struct StepperValue: Equatable {
  private(set) var minimum: Double = 0
  private(set) var maximum: Double = 100
  private(set) var step: Double = 1
  private(set) var value: Double = 0
  var wraps = false

  /// Sets the least value; false, and nothing is changed, unless it is below the greatest.
  mutating func setMinimum(_ new: Double) -> Bool {
    guard new < maximum, new.isFinite else { return false }
    minimum = new
    return setValue(value)
  }

  /// Sets the greatest value; false, and nothing is changed, unless it is above the least.
  mutating func setMaximum(_ new: Double) -> Bool {
    guard new > minimum, new.isFinite else { return false }
    maximum = new
    return setValue(value)
  }

  /// Sets the step; false, and nothing is changed, unless it is above 0.
  mutating func setStep(_ new: Double) -> Bool {
    guard new > 0, new.isFinite else { return false }
    step = new
    return true
  }

  /// Sets the value, or the nearest there may be; false for what is not a number.
  mutating func setValue(_ new: Double) -> Bool {
    guard !new.isNaN else { return false }
    value = min(max(new, minimum), maximum)
    return true
  }

  /// Whether there is anywhere to go.
  func canMove(_ direction: ControlStep) -> Bool {
    wraps || (direction == .up ? value < maximum : value > minimum)
  }

  /// Goes a step. At the end it stays, or goes on at the other end if it wraps.
  mutating func move(_ direction: ControlStep) {
    let next = value + (direction == .up ? step : -step)
    if wraps, next > maximum {
      value = value < maximum ? maximum : minimum
    } else if wraps, next < minimum {
      value = value > minimum ? minimum : maximum
    } else {
      value = min(max(next, minimum), maximum)
    }
  }

  /// Seconds from one step to the next while a button is held: half a second at first, then faster and faster.
  static func pause(afterRepeats count: Int) -> TimeInterval {
    switch count {
    case 0: 0.5
    case 1..<4: 0.25
    case 4..<12: 0.1
    default: 0.05
    }
  }
}
