import Foundation

/// A finger on a switch, as numbers. It taps, or it pulls the thumb to a side.
///
/// Places are points along the switch in the direction of reading.
nonisolated struct SwitchDrag {
  /// How far a finger goes to pull the thumb to the other side, in points.
  static let pull: CGFloat = 10

  /// The side that the thumb is at.
  private(set) var isOn: Bool
  private let wasOn: Bool
  private var turningPoint: CGFloat
  private var hasPulled = false

  init(isOn: Bool, at place: CGFloat) {
    self.isOn = isOn
    wasOn = isOn
    turningPoint = place
  }

  /// The finger moved. Returns whether the thumb goes to the other side.
  mutating func move(to place: CGFloat) -> Bool {
    guard place.isFinite else { return false }
    let travel = place - turningPoint
    guard abs(travel) >= Self.pull else { return false }
    hasPulled = true
    let before = isOn
    isOn = travel > 0
    // From where the finger turns back it is as far again as it was at first.
    turningPoint = place
    return isOn != before
  }

  /// What the switch is when the finger is lifted.
  func result(isInside: Bool) -> Bool {
    if hasPulled { return isOn }
    return isInside ? !wasOn : wasOn
  }
}
