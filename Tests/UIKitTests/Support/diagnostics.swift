import UIKit

/// The messages about misuse that `body` gives rise to, of views and of layers.
@MainActor func diagnostics(_ body: () throws -> Void) rethrows -> [String] {
  try Diagnostics.collect(body)
}
