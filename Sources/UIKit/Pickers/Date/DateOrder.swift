import Foundation

/// In which order a locale has the parts of dates and times.
nonisolated struct DateOrder {
  let date: [DateColumn]
  let time: [DateColumn]
  let hasDayPeriod: Bool

  init(_ locale: Locale) {
    let dates = Self.letters("yMMMMd", locale).compactMap { letter -> DateColumn? in
      switch letter {
      case "y": .year
      case "M", "L": .month
      case "d": .day
      default: nil
      }
    }
    date = Set(dates.map { "\($0)" }).count == 3 ? dates : [.year, .month, .day]
    let times = Self.letters("jmm", locale)
    hasDayPeriod = times.contains("a") || times.contains("B") || times.contains("b")
    let isFirst = "abB".contains(times.first ?? " ")
    time =
      hasDayPeriod
      ? (isFirst ? [.dayPeriod, .hour, .minute] : [.hour, .minute, .dayPeriod]) : [.hour, .minute]
  }

  /// The letters of a pattern, each once, in their order; not those that are quoted.
  private static func letters(_ template: String, _ locale: Locale) -> [Character] {
    let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    var letters: [Character] = []
    var isQuoted = false
    for character in pattern ?? template {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, character.isLetter, character.isASCII, !letters.contains(character) else {
        continue
      }
      letters.append(character)
    }
    return letters
  }
}
