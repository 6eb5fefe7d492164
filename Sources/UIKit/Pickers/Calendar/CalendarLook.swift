import Foundation

/// The measures of a month calendar, in points.
nonisolated enum CalendarLook {
  static let width: CGFloat = 320
  static let header: CGFloat = 44
  static let weekdays: CGFloat = 24
  static let week: CGFloat = 44
  /// How low a week becomes where there is no room.
  static let leastWeek: CGFloat = 26
  static let weeks = 6
  static let inset: CGFloat = 8
  static let bottom: CGFloat = 8
  static let timeRow: CGFloat = 52
  /// The largest disc behind a day.
  static let disc: CGFloat = 44
  static let title: CGFloat = 17
  static let weekday: CGFloat = 13
  static let day: CGFloat = 20

  /// As that of wheels, but no more than what seven days beside each other have room for.
  @MainActor static func scale(for traits: UITraitCollection) -> CGFloat {
    min(WheelLook.scale(for: traits), 1.3)
  }

  static func height(hasTime: Bool) -> CGFloat {
    header + weekdays + CGFloat(weeks) * week + bottom + (hasTime ? timeRow : 0)
  }
}
