import Foundation

/// Why a command was not done.
enum CommandError: Error, Equatable {
  /// The words are none: what is wrong with them.
  case usage(String)
  /// No app was started under that name.
  case noSession(String)
  /// The app that was started under that name has ended since.
  case ended(String, log: String)
  /// The program ended, or printed no URL.
  case notStarted(program: String, why: String, log: String)
  /// The app does not answer.
  case noAnswer(String)
  /// The app says why it did not do it.
  case refused(String)
  /// A file could not be written.
  case notWritten(path: String, why: String)

  /// 2 for words that are none, else 1.
  var exitCode: Int32 {
    if case .usage = self { return 2 }
    return 1
  }
}

extension CommandError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .usage(let reason): "\(reason); touchup --help tells the commands"
    case .noSession(let name):
      "no app was started as “\(name)”: touchup start -- PROGRAM --browser"
    case .ended(let name, let log):
      "the app that was started as “\(name)” has ended. What it printed is in \(log)"
    case .notStarted(let program, let reason, let log):
      "\(program) \(reason); what it printed is in \(log)"
    case .noAnswer(let reason): "the app does not answer: \(reason)"
    case .refused(let reason): reason
    case .notWritten(let path, let reason): "\(path): \(reason)"
    }
  }
}
