import UIKitImages

/// The work of the threads that decode photos, for robots that wait for it.
@MainActor package enum PhotoWork {
  /// Returns once there is nothing to do for them.
  package static func rest() async {
    await withCheckedContinuation { done in ImageWorkers.shared.whenIdle { done.resume() } }
  }
}
