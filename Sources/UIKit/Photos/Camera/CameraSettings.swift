import UIKitGraphics

/// What an app has set about the camera of a picker.
struct CameraSettings {
  /// The camera that was chosen; nil for the standard one.
  var device: UIImagePickerController.CameraDevice?
  var showsControls = true
  var overlay: UIView?
  var transform = CGAffineTransform.identity
}
