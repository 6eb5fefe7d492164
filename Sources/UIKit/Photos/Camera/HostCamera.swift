import UIKitCamera

/// Which cameras an app sees: those of the machine, or stand-ins, as tests and machines without a camera need.
///
/// Set ``UIApplication/hostCamera`` before the first picker is shown. Each stand-in is one of
/// - `test`: a test picture; `test:PATTERN` another one, by the names that GStreamer's `videotestsrc` has (`ball`, `red`,
///   `smpte`…),
/// - the path of a JPEG or PNG, from `/` on, which the camera looks at,
/// - a description of a source in GStreamer's own notation (`v4l2src device=/dev/video2`).
///
/// ```swift
/// UIApplication.shared.hostCamera.standIns = ["test:smpte", "test:ball"]
/// ```
///
/// The first one looks at the person, as a webcam on a screen does, and is shown mirrored; the others look away.
nonisolated public struct HostCamera: Equatable, Sendable {
  /// What stands in for cameras, in their order; empty for a machine without any, nil for the machine's own.
  public var standIns: [String]?

  /// Stand-ins; nil for the machine's own cameras.
  public init(standIns: [String]? = nil) {
    self.standIns = standIns
  }

  /// The machine's own cameras, or what the variable `TOUCHUP_CAMERA` of the environment names: stand-ins with `|` between
  /// them. An empty one is for no camera.
  public static var standard: HostCamera {
    HostCamera(standIns: CameraList.standIns())
  }
}
