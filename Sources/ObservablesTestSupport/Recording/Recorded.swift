/// A value and when it came.
public struct Recorded<Value> {
  /// When it came, on the test scheduler's clock.
  public let time: TestTime
  /// What came.
  public let value: Value

  /// `value`, which came at `time`.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}
