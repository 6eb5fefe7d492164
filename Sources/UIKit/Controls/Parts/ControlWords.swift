import Foundation

/// What assistive technology calls parts of controls that have no text of their own.
enum ControlWords {
  /// What there is a word for.
  enum Key {
    case increment
    case decrement
    case inProgress
    case progressHalted
    case clearText
    case moreInfo
    /// With the page and the number of pages.
    case page(Int, Int)
  }

  /// In the first of the person's languages that has a word here; in English otherwise.
  static func word(_ key: Key, languages: [String] = HostDevice.current.languages) -> String {
    for language in languages {
      let code = language.prefix { $0 != "-" && $0 != "_" }
      if let words = words[String(code)] { return word(key, of: words) }
    }
    return word(key, of: english)
  }

  private typealias Words = (
    increment: String, decrement: String, inProgress: String, halted: String, page: String,
    clear: String, info: String
  )

  private static func word(_ key: Key, of words: Words) -> String {
    switch key {
    case .increment: words.increment
    case .decrement: words.decrement
    case .inProgress: words.inProgress
    case .progressHalted: words.halted
    case .clearText: words.clear
    case .moreInfo: words.info
    case .page(let page, let count):
      words.page.replacingOccurrences(of: "%1", with: "\(page)")
        .replacingOccurrences(of: "%2", with: "\(count)")
    }
  }

  private static let english: Words = (
    "Increment", "Decrement", "In progress", "Progress halted", "page %1 of %2", "Clear text",
    "More info"
  )

  private static let words: [String: Words] = [
    "en": english,
    "de": (
      "Erhöhen", "Verringern", "In Bearbeitung", "Angehalten", "Seite %1 von %2", "Text löschen",
      "Weitere Infos"
    ),
    "es": (
      "Aumentar", "Reducir", "En curso", "Progreso detenido", "página %1 de %2", "Borrar texto",
      "Más información"
    ),
    "fr": (
      "Augmenter", "Diminuer", "En cours", "Progression arrêtée", "page %1 sur %2",
      "Effacer le texte", "Plus d’infos"
    ),
    "ja": ("増やす", "減らす", "進行中", "停止中", "%2ページ中%1ページ目", "テキストを消去", "詳しい情報"),
    "vi": (
      "Tăng", "Giảm", "Đang xử lý", "Đã dừng", "trang %1 trong %2", "Xóa văn bản", "Thông tin thêm"
    ),
  ]
}
