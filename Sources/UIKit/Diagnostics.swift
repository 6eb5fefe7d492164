import Foundation
import UIKitLayers

/// Where misuse is told that UIKit would raise an exception for, and that here changes nothing.
@MainActor package enum Diagnostics {
  /// Gets each message; writes to standard error unless a test listens.
  package static var listener: ((String) -> Void)?

  package static func report(_ message: String) {
    if let listener {
      listener(message)
    } else {
      FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
    }
  }

  /// The messages that `body` gives rise to, of views and of layers, instead of on standard error.
  package static func collect(_ body: () throws -> Void) rethrows -> [String] {
    var messages: [String] = []
    let (views, layers) = (listener, LayerDiagnostics.handler)
    LayerDiagnostics.reset()
    listener = { messages.append($0) }
    LayerDiagnostics.handler = { messages.append($0) }
    defer {
      listener = views
      LayerDiagnostics.handler = layers
    }
    try body()
    return messages
  }

  static func name(_ view: UIView) -> String {
    let type = String(describing: type(of: view))
    return view.accessibilityIdentifier.map { "\(type) “\($0)”" } ?? type
  }
}
