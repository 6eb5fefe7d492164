import CGStreamer
import Foundation

/// The door to GStreamer, which is loaded by whoever comes first.
enum GStreamer {
  /// Nil once it runs, else why it does not.
  private static let fault: String? = {
    var reason = [CChar](repeating: 0, count: 512)
    return cgst_start(&reason, reason.count) ? nil : text(reason)
  }()

  /// Loads GStreamer if it has not been.
  static func start() throws(CameraError) {
    if let fault {
      throw .pluginMissing(package: "libgstreamer-plugins-base1.0-0", reason: fault)
    }
  }

  /// What a fault says.
  static func reason(_ fault: CGstFault) -> String {
    withUnsafeBytes(of: fault.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  static func text(_ characters: [CChar]) -> String {
    let bytes = characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
