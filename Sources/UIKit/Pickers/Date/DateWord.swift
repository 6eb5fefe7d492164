import Foundation

/// The words that date pickers show and are spoken by, besides those of dates themselves.
package nonisolated enum DateWord: String, CaseIterable {
  case day, month, year, hour, minute, dayPeriod, date, time, today
  case previousMonth, nextMonth, chooseMonth

  /// In a locale's language, where there are words for it here; in English otherwise.
  package func text(_ locale: Locale) -> String {
    let code = locale.language.languageCode?.identifier ?? "en"
    return (Self.words[code] ?? Self.words["en"])?[self] ?? rawValue
  }

  private static let words: [String: [DateWord: String]] = languages.mapValues { line in
    let texts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    return Dictionary(uniqueKeysWithValues: zip(allCases, texts))
  }

  /// The languages that have all of the words.
  package static var languageCodes: [String] { languages.keys.sorted() }

  /// The words of each language, in the order of the cases.
  private static let languages = [
    "ar": """
    اليوم | الشهر | السنة | الساعة | الدقيقة | ص/م | التاريخ | الوقت | اليوم | الشهر السابق | الشهر التالي \
    | اختيار الشهر والسنة
    """,
    "de": """
    Tag | Monat | Jahr | Stunde | Minute | Tageshälfte | Datum | Uhrzeit | Heute | Voriger Monat | Nächster Monat \
    | Monat und Jahr wählen
    """,
    "en": """
    Day | Month | Year | Hour | Minute | AM/PM | Date | Time | Today | Previous Month | Next Month \
    | Choose month and year
    """,
    "es": """
    Día | Mes | Año | Hora | Minuto | a. m./p. m. | Fecha | Hora | Hoy | Mes anterior | Mes siguiente \
    | Elegir mes y año
    """,
    "fr": """
    Jour | Mois | Année | Heure | Minute | AM/PM | Date | Heure | Aujourd’hui | Mois précédent | Mois suivant \
    | Choisir le mois et l’année
    """,
    "he": """
    יום | חודש | שנה | שעה | דקה | לפנה״צ/אחה״צ | תאריך | שעה | היום | החודש הקודם | החודש הבא | בחירת חודש ושנה
    """,
    "it": """
    Giorno | Mese | Anno | Ora | Minuto | AM/PM | Data | Ora | Oggi | Mese precedente | Mese successivo \
    | Scegli mese e anno
    """,
    "ja": "日 | 月 | 年 | 時 | 分 | 午前/午後 | 日付 | 時刻 | 今日 | 前の月 | 次の月 | 年と月を選択",
    "ko": "일 | 월 | 년 | 시 | 분 | 오전/오후 | 날짜 | 시간 | 오늘 | 이전 달 | 다음 달 | 연도와 월 선택",
    "pt": """
    Dia | Mês | Ano | Hora | Minuto | AM/PM | Data | Hora | Hoje | Mês anterior | Próximo mês | Escolher mês e ano
    """,
    "vi": """
    Ngày | Tháng | Năm | Giờ | Phút | SA/CH | Ngày | Giờ | Hôm nay | Tháng trước | Tháng sau | Chọn tháng và năm
    """,
    "zh": "日 | 月 | 年 | 时 | 分 | 上午/下午 | 日期 | 时间 | 今天 | 上个月 | 下个月 | 选择年份和月份",
  ]
}
