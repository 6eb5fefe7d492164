import Foundation

/// The system's own word for the way back, where there is no room for a title or none to show.
package enum BackWord {
  /// In the first of the person's languages that has one here; in English otherwise.
  package static func preferred(of languages: [String] = Locale.preferredLanguages) -> String {
    for language in languages {
      let code = language.prefix { $0 != "-" && $0 != "_" }
      if let word = words[String(code)] { return word }
    }
    return "Back"
  }

  private static let words = [
    "ar": "رجوع", "de": "Zurück", "en": "Back", "es": "Atrás", "fr": "Retour", "he": "חזרה",
    "it": "Indietro", "ja": "戻る", "ko": "뒤로", "pt": "Voltar", "vi": "Quay lại", "zh": "返回",
  ]
}
