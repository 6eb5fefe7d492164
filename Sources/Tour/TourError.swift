/// Why the tour could not be played.
enum TourError: Error, CustomStringConvertible {
  /// A word on the command line that means nothing.
  case unknownOption(String)
  /// `--output` without a folder.
  case missingFolder
  /// A file could not be written.
  case notWritten(path: String, reason: String)

  var description: String {
    switch self {
    case .unknownOption(let word): "there is no option \(word); say --output DIR, or nothing"
    case .missingFolder: "--output needs a folder"
    case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
    }
  }
}
