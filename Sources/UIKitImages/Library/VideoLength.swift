import Foundation

/// How long a video lasts, as its container says: MP4 and QuickTime, Matroska and WebM.
package enum VideoLength {
  /// The seconds; nil when it does not say, or is none of these.
  package static func seconds(of path: FilePath) -> Double? {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let file = VideoBytes(descriptor)
    guard let head = file.bytes(at: 0, count: 12), head.count == 12 else { return nil }
    if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return MatroskaLength.seconds(in: file) }
    return QuickTimeLength.seconds(in: file)
  }
}
