#if os(Linux)
  import UIKit

  /// The languages of whoever sits before the app, the preferred one first: of its host, since Foundation's are always
  /// English here.
  func personsLanguages() -> [String] { HostDevice.current.languages }
#endif
