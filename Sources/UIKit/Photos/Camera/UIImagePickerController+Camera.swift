import UIKitCamera

extension UIImagePickerController {
  /// The cameras of a picker. Raw values are UIKit's.
  nonisolated public enum CameraDevice: Int, Sendable {
    /// One that looks away from the person: the second of two cameras, unless they say otherwise.
    case rear = 0
    /// One that looks at the person: the first, as a webcam on a screen does.
    case front = 1
  }

  /// What a camera takes. Raw values are UIKit's.
  nonisolated public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Films, which no camera takes here.
    case video = 1
  }

  /// Whether the properties of cameras may be set now; if not, that is reported.
  func mayChangeCamera(_ property: String) -> Bool {
    if sourceType == .camera { return true }
    Diagnostics.report(
      "\(property) of a picker is for the source .camera alone: set sourceType before it")
    return false
  }

  /// Chooses a camera, if there is one.
  func choose(_ device: CameraDevice) {
    guard mayChangeCamera("cameraDevice") else { return }
    guard PickerSources.facings.contains(device.facing) else {
      return Diagnostics.report("a picker has no camera \(device): ask isCameraDeviceAvailable(_:)")
    }
    camera.device = device
    flow.cameraDidChange()
  }

  /// The camera that is used unless another one is chosen: as on iOS the rear one, where there is one.
  var standardCamera: CameraDevice {
    let facings = sourceType == .camera ? PickerSources.facings : []
    return facings.isEmpty || facings.contains(.rear) ? .rear : .front
  }
}

extension UIImagePickerController.CameraDevice {
  init(_ facing: Camera.Facing) {
    self = facing == .front ? .front : .rear
  }

  nonisolated var facing: Camera.Facing { self == .front ? .front : .rear }
}
