import Foundation

/// Where messages about wrong use go: standard error, each text once.
package enum LayerDiagnostics {
  /// Takes a message; tests put their own here.
  package static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
  }

  static func report(_ message: String) {
    if reported.count >= 200 { reported.removeAll() }
    guard reported.insert(message).inserted else { return }
    handler(message)
  }

  /// Forgets which messages have been given.
  package static func reset() {
    reported = []
  }

  private static var reported: Set<String> = []
}
