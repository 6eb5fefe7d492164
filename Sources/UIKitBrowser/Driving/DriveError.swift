import Foundation

/// Why something that a script asked for was not done.
enum DriveError: Error, Equatable {
  /// The request is none: what is wrong with it.
  case badRequest(String)
  /// There is no such element; what comes close to it.
  case notFound(String, near: [String])
  /// There are several; which.
  case ambiguous(String, [String])
  /// The element is there, and cannot be used.
  case notUsable(String, why: String)
  /// There is no text that takes what is typed.
  case nothingEdited
  /// The app was still at work when time was up.
  case notIdle(seconds: Double)
  /// The app's clock runs by itself.
  case clockRuns
  /// The app has not started yet, or has ended.
  case noApp

  /// What HTTP calls it.
  var status: Int {
    switch self {
    case .badRequest: 400
    case .notFound: 404
    case .ambiguous, .notUsable, .nothingEdited, .clockRuns: 409
    case .notIdle: 408
    case .noApp: 503
    }
  }

  var answer: WebAnswer {
    var words = ["error": errorDescription ?? ""]
    if case .ambiguous(_, let all) = self { words["candidates"] = all.joined(separator: "\n") }
    return .json(words, status: status)
  }
}

extension DriveError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .badRequest(let reason): reason
    case .notFound(let what, let near):
      "There is no \(what) on the screen."
        + (near.isEmpty ? "" : " There is: \(near.joined(separator: ", ")).")
    case .ambiguous(let what, let all):
      "There are several of \(what): \(all.joined(separator: ", ")). Say which by nth, counted from 0."
    case .notUsable(let what, let reason): "\(what) \(reason)."
    case .nothingEdited: "No text is being edited: say which field, or tap it first."
    case .notIdle(let seconds): "The app is still at work after \(seconds) seconds."
    case .clockRuns:
      "The app's clock runs by itself: start the app with a held clock to advance it."
    case .noApp: "The app has not started yet, or has ended: ask again."
    }
  }
}
