import Synchronization

@testable import UIKitImages

/// Does something the first time it is asked to, and keeps a watch until then.
final class OnceOnly: Sendable {
  private let state: Mutex<(body: (@Sendable () -> Void)?, watch: FolderWatch?)>

  init(_ body: @escaping @Sendable () -> Void) {
    state = Mutex((body, nil))
  }

  func keep(_ watch: FolderWatch?) {
    state.withLock { if $0.body != nil { $0.watch = watch } }
  }

  func run() {
    state.withLock { state in
      defer { state = (nil, nil) }
      return state.body
    }?()
  }
}
