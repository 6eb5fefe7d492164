/// What comes after a camera, in GStreamer's notation: pictures to be seen at the size of the screen, and, once a gate is
/// opened, pictures to be kept.
struct CameraTail {
  /// The format that the camera is asked for; nil for any.
  var format: CameraFormat?
  /// Whether pictures that are seen are turned left for right.
  var isMirrored: Bool
  /// Whether pictures come by the clock, which a camera does by itself.
  var isTimed: Bool

  var notation: String {
    let filter = format?.notation.map { "capsfilter caps=\"\($0)\" ! " } ?? ""
    let decoder = format?.packing == .jpeg ? "jpegdec ! " : ""
    let mirror = isMirrored ? "videoflip video-direction=horiz ! " : ""
    let newest = "queue leaky=downstream max-size-buffers=1 max-size-bytes=0 max-size-time=0"
    // A source that is not held up by its camera is held up by the clock: pictures may not go past it.
    let seen = isTimed ? "queue max-size-buffers=1 max-size-bytes=0 max-size-time=0" : newest
    return "\(filter)\(decoder)videoconvert ! videoflip video-direction=auto ! tee name=split "
      + "split. ! \(seen) ! videoscale add-borders=false ! \(mirror)videoconvert "
      + "! capsfilter name=size caps-change-mode=delayed caps=\"\(Self.caps(nil))\" "
      + "! appsink name=frames sync=\(isTimed) max-buffers=1 drop=true "
      + "split. ! valve name=gate drop=true ! \(newest) ! videoconvert ! video/x-raw,format=BGRx "
      + "! appsink name=photos async=false sync=false max-buffers=1 drop=true"
  }

  /// The format of pictures that are seen at a size in pixels; nil for the camera's.
  static func caps(_ size: FrameSize?) -> String {
    let sides = size.map { ",width=\($0.width),height=\($0.height)" } ?? ""
    return "video/x-raw,format=BGRx,pixel-aspect-ratio=1/1\(sides)"
  }
}
