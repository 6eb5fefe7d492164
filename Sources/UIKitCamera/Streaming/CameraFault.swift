import CGStreamer

/// What GStreamer says is wrong, as a fault of a camera.
struct CameraFault {
  private let kind: CGstFaultKind
  private let reason: String

  /// The packages of Debian that have what is used here.
  private static let packages = [
    "v4l2src": "gstreamer1.0-plugins-good", "jpegdec": "gstreamer1.0-plugins-good",
    "videoflip": "gstreamer1.0-plugins-good", "imagefreeze": "gstreamer1.0-plugins-good",
    "pipewiresrc": "gstreamer1.0-pipewire", "videotestsrc": "gstreamer1.0-plugins-base",
    "videoconvert": "gstreamer1.0-plugins-base", "videoscale": "gstreamer1.0-plugins-base",
    "decodebin": "gstreamer1.0-plugins-base", "appsink": "gstreamer1.0-plugins-base",
  ]

  init(_ fault: CGstFault) {
    self.init(fault.kind, GStreamer.reason(fault))
  }

  init(_ kind: CGstFaultKind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// - Parameter afterPictures: Whether the camera has given some.
  func error(of camera: Camera, afterPictures: Bool) -> CameraError {
    switch kind {
    case CGstFaultBusy: .busy(name: camera.name)
    case CGstFaultDenied: .permissionDenied(path: camera.path ?? camera.name)
    case CGstFaultPlugin: missingPlugin
    case _ where afterPictures: .lost(reason: reason)
    case CGstFaultMissing: .missing
    default: .unusable(reason: reason)
    }
  }

  private var missingPlugin: CameraError {
    let element = Self.packages.first { reason.contains("\"\($0.key)\"") }
    guard let element else { return .unusable(reason: reason) }
    return .pluginMissing(package: element.value, reason: reason)
  }
}
