extension Language {
  /// A place where it is spoken: order and words of dates are those of there.
  var locale: String {
    switch self {
    case .english: "en_US"
    case .vietnamese: "vi_VN"
    case .spanish: "es_ES"
    case .japanese: "ja_JP"
    }
  }
}
