package import Foundation

/// Finds photos by their names and dates.
package struct PhotoSearch: Sendable {
  private let words: [String]
  private let calendar: Calendar
  private let months: [String]

  /// A search for all words of a text: each is a part of the name, or of the date: a year (“2024”), a month (“2024-05”,
  /// or its name in the person's language), a day (“2024-05-31”).
  package init(_ text: String, calendar: Calendar = .current) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    self.calendar = calendar
    months = calendar.standaloneMonthSymbols.map { $0.lowercased() }
  }

  /// Whether there is nothing to look for, so that everything is found.
  package var isEmpty: Bool { words.isEmpty }

  /// The photos that are found, in their order; nil when cancelled.
  package func found(
    in entries: [PhotoEntry], cancellation: ImageCancellation
  ) -> [PhotoEntry]? {
    var found: [PhotoEntry] = []
    for entry in entries {
      if cancellation.isCancelled { return nil }
      if matches(entry) { found.append(entry) }
    }
    return found
  }

  func matches(_ entry: PhotoEntry) -> Bool {
    let name = entry.path.name.lowercased()
    var date: [String]?
    return words.allSatisfy { word in
      if name.contains(word) { return true }
      if date == nil { date = texts(of: entry.date) }
      return date?.contains { $0.hasPrefix(word) } ?? false
    }
  }

  private func texts(of date: Date) -> [String] {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return [] }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let name = months.indices.contains(month - 1) ? months[month - 1] : ""
    return ["\(year)-\(two(month))-\(two(day))", name]
  }
}
