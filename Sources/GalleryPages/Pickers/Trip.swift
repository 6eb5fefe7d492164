import Foundation
import Observation

/// What two date pickers of the page are tied to.
@Observable final class Trip {
  /// A leap day at first.
  var day: Date =
    DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2024, month: 2, day: 29, hour: 12
    ).date ?? Date(timeIntervalSince1970: 1_709_208_000)
}
