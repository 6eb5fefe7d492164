import UIKit
import UIKitLayers

/// The messages about misuse that `body` gives rise to, of views and of layers.
@MainActor func diagnostics(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  let (views, layers) = (Diagnostics.listener, LayerDiagnostics.handler)
  LayerDiagnostics.reset()
  Diagnostics.listener = { messages.append($0) }
  LayerDiagnostics.handler = { messages.append($0) }
  defer {
    Diagnostics.listener = views
    LayerDiagnostics.handler = layers
  }
  try body()
  return messages
}
