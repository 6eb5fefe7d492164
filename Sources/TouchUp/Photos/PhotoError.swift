public import Foundation
public import UIKit

/// Why no photo could be picked. That a person did not want to is no error.
nonisolated public enum PhotoError: Error, Equatable {
  /// The picker cannot be shown.
  case cannotAsk(QuestionError)
  /// There is no such source on this machine, as a camera.
  case sourceUnavailable(UIImagePickerController.SourceType)
  /// The person's photos may not be read, or the camera may not be used: the path names which.
  case permissionDenied(path: String)
  /// The folder of the photos cannot be read.
  case unreadable(path: String)
  /// There is nothing to pick from.
  case nothingFound
  /// The picked file is of no format that can be opened.
  case unsupported(path: String)
  /// The picked file is damaged, or has gone.
  case damaged(path: String)
  /// The task that waited for a photo was cancelled.
  case cancelled
  /// Another program has the camera.
  case cameraBusy(name: String)
  /// The camera gave pictures, and then no more: unplugged, maybe.
  case cameraLost(reason: String)
  /// The camera does not work, or a library for it is not installed.
  case cameraUnusable(reason: String)
}

nonisolated extension PhotoError: LocalizedError {
  /// What happened, and what to do.
  public var errorDescription: String? {
    switch self {
    case .cannotAsk(let error): error.errorDescription
    case .sourceUnavailable(let source):
      source == .camera ? "There is no camera." : "There is no \(source)."
    case .permissionDenied(let path): "\(path) may not be used: change its permissions."
    case .unreadable(let path): "\(path) cannot be read."
    case .nothingFound: "There are no photos to pick from."
    case .unsupported(let path): "\(path) is of no format that can be opened."
    case .damaged(let path): "\(path) is damaged, or no longer exists."
    case .cancelled: "Picking was cancelled."
    case .cameraBusy(let name): "\(name) is used by another program: end that, and try again."
    case .cameraLost(let reason):
      "The camera gives no more pictures: connect it again. (\(reason))"
    case .cameraUnusable(let reason): reason
    }
  }
}

nonisolated extension PhotoError {
  /// What a fault of an item provider, or of a file, means for a photo of that name.
  init(_ fault: any Error, name: String) {
    let error = fault as NSError
    let path = error.userInfo[NSFilePathErrorKey] as? String ?? name
    self =
      switch (fault as? CocoaError)?.code {
      case .userCancelled: .cancelled
      case .fileReadNoPermission, .fileWriteNoPermission: .permissionDenied(path: path)
      case .fileReadNoSuchFile, .fileNoSuchFile, .fileReadCorruptFile: .damaged(path: path)
      case nil where error.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue:
        .unsupported(path: path)
      default: .unreadable(path: path)
      }
  }
}
