import Foundation

/// What stands behind the numbers of a wheel that counts down.
nonisolated enum DateWords {
  /// In the locale's language, where there is a word for it here; in English otherwise.
  static func unit(_ unit: Calendar.Component, isOne: Bool, _ locale: Locale) -> String {
    let code = locale.language.languageCode?.identifier ?? "en"
    let entry = words[code] ?? ("hour", "hours", "min")
    if unit == .minute { return entry.minutes }
    return isOne ? entry.hour : entry.hours
  }

  private static let words: [String: (hour: String, hours: String, minutes: String)] = [
    "en": ("hour", "hours", "min"), "es": ("hora", "horas", "min"), "vi": ("giờ", "giờ", "phút"),
    "ja": ("時間", "時間", "分"), "de": ("Stunde", "Stunden", "Min."),
    "fr": ("heure", "heures", "min"), "it": ("ora", "ore", "min"), "pt": ("hora", "horas", "min"),
    "ko": ("시간", "시간", "분"), "zh": ("小时", "小时", "分钟"), "ar": ("ساعة", "ساعات", "دقيقة"),
    "he": ("שעה", "שעות", "דק׳"),
  ]
}
