import UIKitImages

/// The work of the threads that decode photos, for robots that wait for it.
@MainActor package enum PhotoWork {
  /// How much has been asked of them since the process began.
  package static var count: Int { ImageWorkers.shared.count }

  /// Returns once there is nothing to do for them.
  package static func rest() async {
    await withCheckedContinuation { done in ImageWorkers.shared.whenIdle { done.resume() } }
  }
}
