/// Why the tour could not be played.
enum TourError: Error, CustomStringConvertible {
  /// A word on the command line that means nothing.
  case unknownOption(String)
  /// `--output` without a folder.
  case missingFolder
  /// An option that needs a number and got none.
  case badNumber(String)
  /// `--page` without a page.
  case missingPage
  /// A page that the Gallery does not have; those that it has.
  case unknownPage(String, [String])
  /// A file could not be written.
  case notWritten(path: String, reason: String)

  var description: String {
    switch self {
    case .unknownOption(let word):
      "there is no option \(word); say --output DIR, --wild EVENTS, or nothing"
    case .missingFolder: "--output needs a folder"
    case .badNumber(let option): "\(option) needs a whole number"
    case .missingPage: "--page needs the key of a page"
    case .unknownPage(let page, let pages):
      "there is no page \(page); there are \(pages.joined(separator: ", "))"
    case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
    }
  }
}
