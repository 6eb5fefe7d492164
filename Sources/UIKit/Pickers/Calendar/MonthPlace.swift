import Foundation

/// Which month of a calendar: in the numbers of ``DateFields``.
package nonisolated struct MonthPlace: Equatable, Sendable {
  /// Counted from the calendar's year that has the middle of 2000 in it.
  package var year: Int
  /// Counted from 0 within the year; leap months count.
  package var month: Int

  package init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }
}

nonisolated extension CalendarYears {
  /// The month of a date.
  package func month(of date: Date) -> MonthPlace {
    let fields = fields(of: date)
    return MonthPlace(year: fields.year, month: fields.month)
  }

  /// The next month, or the one before; nil where years end.
  package func month(_ place: MonthPlace, isNext: Bool) -> MonthPlace? {
    let month = place.month + (isNext ? 1 : -1)
    if month >= 0, month < months(ofYear: place.year).count {
      return MonthPlace(year: place.year, month: month)
    }
    let year = place.year + (isNext ? 1 : -1)
    guard Self.range.contains(year) else { return nil }
    return MonthPlace(year: year, month: isNext ? 0 : max(0, months(ofYear: year).count - 1))
  }

  /// The first moment of a month and that of the next one; nil for a month that the year does not have.
  package func bounds(of place: MonthPlace) -> Range<Date>? {
    let starts = months(ofYear: place.year)
    guard starts.indices.contains(place.month) else { return nil }
    let start = starts[place.month]
    guard let end = calendar.dateInterval(of: .month, for: start)?.end, end > start else {
      return nil
    }
    return start..<end
  }
}
