import Foundation
import PhotosUI
import UIKit

/// One of several that were picked: its item provider, waited for.
///
/// NB: unchecked since item providers load from any thread, and this one is never changed.
nonisolated struct MediaItem: @unchecked Sendable {
  private let provider: NSItemProvider
  private let typeIdentifier: String

  init(_ result: PHPickerResult, typeIdentifier: String) {
    provider = result.itemProvider
    self.typeIdentifier = typeIdentifier
  }

  /// What errors call it when they do not name a file.
  var name: String { provider.suggestedName ?? "" }

  func data() async throws(PhotoError) -> Data {
    try await wait { done in
      provider.loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        done(Self.result(data, error))
      }
    }
  }

  func copy(into folder: URL) async throws(PhotoError) -> URL {
    try await wait { done in
      provider.loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
        // What the provider has made is there until this returns.
        done(
          Self.result(url, error).flatMap { url in
            Result { try FileManager.default.copy(url, into: folder) }
          })
      }
    }
  }

  private static func result<Value>(
    _ value: Value?, _ error: (any Error)?
  ) -> Result<Value, any Error> {
    value.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown))
  }

  /// Waits for a provider; a task that is cancelled calls it off.
  private func wait<Value: Sendable>(
    _ load: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Progress
  ) async throws(PhotoError) -> Value {
    let calling = LoadingHandle()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        calling.begin(load { continuation.resume(returning: $0) })
      }
    } onCancel: {
      calling.cancel()
    }
    switch result {
    case .success(let value): return value
    case .failure(let error): throw PhotoError(error, name: name)
    }
  }
}
