/// Why a camera gives no pictures.
package enum CameraError: Error, Equatable, Sendable {
  /// There is none.
  case missing
  /// Another program has it.
  case busy(name: String)
  /// Its file may not be used.
  case permissionDenied(path: String)
  /// GStreamer, or a part of it, is not installed: the Debian package that has it, and what was missed.
  case pluginMissing(package: String, reason: String)
  /// It gave pictures, and then no more: unplugged, maybe. What GStreamer said.
  case lost(reason: String)
  /// It does not work. What GStreamer said.
  case unusable(reason: String)
}

extension CameraError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "There is no camera."
    case .busy(let name): "\(name) is used by another program."
    case .permissionDenied(let path):
      "\(path) may not be used: change its permissions, or join the group “video”."
    case .pluginMissing(let package, let reason):
      "The Debian package \(package) is missing: \(reason)"
    case .lost(let reason): "The camera gives no more pictures: \(reason)"
    case .unusable(let reason): "The camera cannot be used: \(reason)"
    }
  }
}
