/// What is wanted of a camera.
struct CameraOrder: Sendable {
  let camera: Camera
  /// Counts orders: what an earlier one gave is not wanted any more.
  let number: Int
  /// The size in pixels at which pictures are seen; nil for the camera's own.
  var size: FrameSize?
  /// Whether a picture to keep has been asked for.
  var wantsPhoto = false
}
