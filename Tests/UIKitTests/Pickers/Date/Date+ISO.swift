import Foundation

extension Date {
  /// A moment as `2024-01-31T10:20:00Z`.
  init(iso text: String) {
    self = ISO8601DateFormatter().date(from: text) ?? .distantPast
  }
}
