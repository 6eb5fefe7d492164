import Foundation

/// Which of two directions a drag keeps to.
package nonisolated enum ScrollLock: Equatable, Sendable {
  case none
  case horizontal
  case vertical

  /// Nearer than 30 degrees to an axis is along it; what is between the axes goes both ways.
  package static func forTravel(_ travel: CGVector) -> ScrollLock {
    let (across, along) = (abs(travel.dx), abs(travel.dy))
    if across > along * steepness { return .horizontal }
    if along > across * steepness { return .vertical }
    return .none
  }

  private static let steepness: CGFloat = 1.7320508
}
