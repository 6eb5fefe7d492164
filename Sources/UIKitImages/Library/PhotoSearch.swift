package import Foundation

/// Finds photos by their names and dates.
package struct PhotoSearch: Sendable {
  private let words: [String]
  private let calendar: Calendar?

  /// A search for all words of a text: each is a part of the name, or of the date: a year (“2024”), a month (“2024-05”,
  /// or its name in the person's language), a day (“2024-05-31”). Without a calendar it is the person's.
  package init(_ text: String, calendar: Calendar? = nil) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    self.calendar = calendar
  }

  /// Whether there is nothing to look for, so that everything is found.
  package var isEmpty: Bool { words.isEmpty }

  /// The photos that are found, in their order; nil when cancelled.
  package func found(
    in entries: [PhotoEntry], cancellation: ImageCancellation
  ) -> [PhotoEntry]? {
    if words.isEmpty { return entries }
    // NB: here, and not when it is made: the first calendar of a process takes milliseconds, and this is a worker.
    let calendar = calendar ?? .current
    let months = calendar.standaloneMonthSymbols.map { $0.lowercased() }
    var found: [PhotoEntry] = []
    for entry in entries {
      if cancellation.isCancelled { return nil }
      if matches(entry, calendar, months) { found.append(entry) }
    }
    return found
  }

  private func matches(_ entry: PhotoEntry, _ calendar: Calendar, _ months: [String]) -> Bool {
    let name = entry.path.name.lowercased()
    var date: [String]?
    return words.allSatisfy { word in
      if name.contains(word) { return true }
      if date == nil { date = Self.texts(of: entry.date, calendar, months) }
      return date?.contains { $0.hasPrefix(word) } ?? false
    }
  }

  private static func texts(
    of date: Date, _ calendar: Calendar, _ months: [String]
  ) -> [String] {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return [] }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let name = months.indices.contains(month - 1) ? months[month - 1] : ""
    return ["\(year)-\(two(month))-\(two(day))", name]
  }
}
