@testable import UIKitLayers

/// Collects the messages about wrong use, from its making on.
@MainActor
final class Messages {
  private(set) var texts: [String] = []

  init() {
    LayerDiagnostics.reset()
    LayerDiagnostics.handler = { [weak self] in self?.texts.append($0) }
  }
}
