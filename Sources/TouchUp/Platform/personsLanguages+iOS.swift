#if os(iOS)
  import Foundation

  /// The languages of the person, the preferred one first.
  func personsLanguages() -> [String] { Locale.preferredLanguages }
#endif
