@testable import UIKitLayers

/// Keeps a layer for a suite, and frees it on the main actor: suites are freed wherever their last test ended.
@MainActor final class KeptLayer<Layer: CALayer> {
  let value: Layer

  init(_ value: Layer) {
    self.value = value
  }

  isolated deinit {}
}
