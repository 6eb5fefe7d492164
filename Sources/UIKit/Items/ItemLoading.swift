import Foundation
import UIKitImages

/// Loads by the threads that decode photos, so that no more than two are in memory at a time.
nonisolated enum ItemLoading {
  /// Has `body` called by a worker, once, also when it is called off before its turn.
  static func start(
    _ representation: ItemRepresentation?, _ wanted: String,
    _ body:
      @escaping @Sendable (Result<ItemRepresentation, any Error>, ImageCancellation) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let work = ImageWorkers.shared.perform { cancellation in
      // What calls it off is told in its own time.
      if progress.isCancelled { cancellation.cancel() }
      body(chosen(representation, wanted, cancellation), cancellation)
      if !cancellation.isCancelled { progress.completedUnitCount = 1 }
    }
    progress.cancellationHandler = { work.cancel() }
    return progress
  }

  private static func chosen(
    _ representation: ItemRepresentation?, _ wanted: String, _ cancellation: ImageCancellation
  ) -> Result<ItemRepresentation, any Error> {
    if cancellation.isCancelled { return .failure(CocoaError(.userCancelled)) }
    guard let representation else {
      return .failure(
        NSItemProvider.error(.itemUnavailableError, "There is no representation as \(wanted)."))
    }
    return .success(representation)
  }
}
