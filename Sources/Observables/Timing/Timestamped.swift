public import Foundation

/// An element and when it came.
public struct Timestamped<Element> {
  /// When it came, on the scheduler's clock.
  public let timestamp: RxTime
  /// What came.
  public let element: Element

  /// `element`, which came at `timestamp`.
  public init(timestamp: RxTime, element: Element) {
    self.timestamp = timestamp
    self.element = element
  }
}

extension Timestamped: Equatable where Element: Equatable {}
extension Timestamped: Hashable where Element: Hashable {}
extension Timestamped: Sendable where Element: Sendable {}
