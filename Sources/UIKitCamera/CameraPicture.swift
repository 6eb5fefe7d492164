package import UIKitGraphics

/// A picture that was taken.
package struct CameraPicture: Sendable {
  /// Its pixels, as large as the camera gives them, the right way up and round.
  package let image: CGImage
  /// What the camera is called.
  package let cameraName: String
}
