package import Foundation

/// What a photo says of itself.
package struct ImageMetadata: Hashable, Sendable {
  package let header: ImageHeader
  /// EXIF's fields by its own names (`Make`, `ExposureTime`), as text; numbers as fractions.
  package let fields: [String: String]

  init(header: ImageHeader, fields: [String: String]) {
    self.header = header
    self.fields = fields
  }

  /// When it was taken; in the time zone that the photo names, else in this machine's. Nil when it does not
  /// say.
  package var date: Date? {
    guard let text = text("DateTimeOriginal") ?? text("DateTimeDigitized") ?? text("DateTime")
    else { return nil }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count >= 6, numbers[0] > 0 else { return nil }
    var parts = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5])
    guard (1...12).contains(numbers[1]), (1...31).contains(numbers[2]), numbers[3] < 24,
      numbers[4] < 60, numbers[5] < 61
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    if let zone = zone { calendar.timeZone = zone }
    parts.timeZone = calendar.timeZone
    return calendar.date(from: parts)
  }

  /// A field that says something.
  package func text(_ name: String) -> String? {
    guard let text = fields[name]?.trimmingCharacters(in: .whitespacesAndNewlines.union(["\0"])),
      !text.isEmpty
    else { return nil }
    return text
  }

  /// A field that is a number, or a fraction.
  package func number(_ name: String) -> Double? {
    guard let text = text(name) else { return nil }
    let parts = text.split(separator: "/").map { Double($0) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let above = parts[0], let below = parts[1], below != 0 else { return nil }
      return above / below
    default: return nil
    }
  }

  private var zone: TimeZone? {
    guard let text = text("OffsetTimeOriginal") ?? text("OffsetTime"), text.count == 6 else {
      return nil
    }
    let numbers = text.dropFirst().split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    return TimeZone(
      secondsFromGMT: (text.hasPrefix("-") ? -1 : 1) * (numbers[0] * 3600 + numbers[1] * 60))
  }
}
