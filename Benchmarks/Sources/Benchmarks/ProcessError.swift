import Foundation

/// What can go wrong with a process that is measured.
enum ProcessError: Error, CustomStringConvertible {
  /// It could not be started, for the reason that `code` (an errno) gives.
  case notStarted(String, code: Int32)
  /// It ended with a wait status other than 0.
  case failed(String, status: Int32)

  var description: String {
    switch self {
    case .notStarted(let path, let code):
      "\(path) could not be started: \(String(cString: strerror(code))). Build the whole package."
    case .failed(let path, let status):
      "\(path) ended with wait status \(status). Run it alone to see why."
    }
  }
}
