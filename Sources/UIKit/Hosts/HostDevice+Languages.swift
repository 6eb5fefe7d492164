import Foundation

nonisolated extension HostDevice {
  /// The device of the app whose code runs. What an app asks here instead of `Locale.preferredLanguages`, which
  /// on Linux is always English.
  @MainActor public static var current: HostDevice { UIApplication.shared.screen.device }

  /// The same device for a person of these languages: ``languages``, and the direction of the first one.
  public func with(languages: [String]) -> HostDevice {
    var device = self
    device.languages = languages
    if let first = languages.first {
      let direction = Locale.Language(identifier: first).characterDirection
      device.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    return device
  }

  /// The languages that this process was started in: of `LANGUAGE`, and else of `LC_ALL`, `LC_MESSAGES` or `LANG`.
  /// Those of ``init(size:scale:safeAreaInsets:idiom:style:languages:layoutDirection:contentSizeCategory:reducesTransparency:)``
  /// where there are none. For hosts that a person looks at.
  public static var environmentLanguages: [String] {
    languages(in: ProcessInfo.processInfo.environment)
  }

  package static func languages(in environment: [String: String]) -> [String] {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let own = (value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG")).flatMap(tag)
    // As gettext has it: the list counts only where a language is chosen at all.
    guard let own else { return Locale.preferredLanguages }
    let list = (value("LANGUAGE") ?? "").split(separator: ":").compactMap { tag(String($0)) }
    return list.isEmpty ? [own] : list
  }

  /// The first language, with the ways of its country.
  var locale: Locale { languages.first.map { Locale(identifier: $0) } ?? .current }

  /// `vi_VN.UTF-8` as `vi-VN`; nil for `C`, `POSIX` and what is no name at all.
  private static func tag(_ name: String) -> String? {
    let name = name.prefix { $0 != "." && $0 != "@" }
    let isName = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-")
    }
    guard isName, !name.isEmpty, name != "C", name != "POSIX" else { return nil }
    return name.replacingOccurrences(of: "_", with: "-")
  }
}
