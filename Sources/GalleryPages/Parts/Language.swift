import Foundation
import UIKit

/// The languages that the Gallery speaks.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Vietnamese.
  case vietnamese = "vi"
  /// Spanish.
  case spanish = "es"
  /// Japanese.
  case japanese = "ja"

  /// What the language calls itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .vietnamese: "Tiếng Việt"
    case .spanish: "Español"
    case .japanese: "日本語"
    }
  }

  /// The first of the person's languages that the Gallery speaks; English when there is none.
  public static var preferred: Language {
    for identifier in HostDevice.current.languages {
      let code = identifier.prefix { $0 != "-" }
      if let language = Language(rawValue: String(code)) { return language }
    }
    return .english
  }

  /// The text for a key in this language; the key itself where a translation is missing.
  func text(_ key: String) -> String {
    guard let path = Bundle.module.path(forResource: rawValue, ofType: "lproj"),
      let bundle = Bundle(path: path)
    else { return key }
    return bundle.localizedString(forKey: key, value: nil, table: nil)
  }
}
