// NB: nothing of UIKit here: a file that imports both would be given an overlay of the two.
import Foundation
import Testing

/// Tells a failure of a check to whoever runs: Swift Testing, or a person at a command line.
nonisolated enum FailureReporter {
  /// Where a check stands in the source.
  struct Place {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int
  }

  /// Fails the running test. Outside of one, where Swift Testing would not pass it on, the message goes
  /// to standard error as well.
  static func report(_ message: String, at place: Place) {
    let location = SourceLocation(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    if Test.current == nil { note("\(place.fileID):\(place.line): \(message)") }
  }

  /// Tells something that is no failure.
  static func note(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
