package import Foundation
import UIKitLoop

/// The clock of an app, for those who know no loop. From any thread.
nonisolated package struct AppTimer: Sendable {
  private let loop: any MainLoop

  init(_ loop: any MainLoop) {
    self.loop = loop
  }

  /// In seconds; its zero is arbitrary.
  package var now: TimeInterval { loop.now }

  /// Runs `work` soon.
  package func perform(_ work: @escaping @MainActor @Sendable () -> Void) { loop.perform(work) }

  /// Runs `work` when some seconds have passed. What calls it off.
  @MainActor package func schedule(
    after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let ticket = loop.schedule(after: seconds, work)
    return { ticket.cancel() }
  }
}

extension UIApplication {
  package var timer: AppTimer { AppTimer(screen.loop) }
}
