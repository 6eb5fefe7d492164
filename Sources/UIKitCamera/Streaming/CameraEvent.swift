/// What a camera has to tell.
package enum CameraEvent: Sendable {
  /// There is a new picture to be seen: ``CameraFeed/takeFrame()`` has it.
  case frame
  /// The picture that was asked for.
  case photo(CameraPicture)
  /// It gives no pictures, or no more.
  case failed(CameraError)
}
