import CVips
import Foundation

/// The door to libvips, which is loaded by whoever comes first.
enum Vips {
  /// Nil once it runs, else why it does not.
  private static let fault: String? = {
    var reason = [CChar](repeating: 0, count: 512)
    return cvips_start(&reason, reason.count) ? nil : text(reason)
  }()

  /// Loads libvips if it has not been.
  static func start() throws(ImageError) {
    if let fault { throw .noDecoder(reason: fault) }
  }

  /// What libvips said of this thread's last fault, in one line.
  static func takeReason() -> String {
    var reason = [CChar](repeating: 0, count: 512)
    cvips_reason(&reason, reason.count)
    let lines = text(reason).split(separator: "\n").map(String.init)
    return lines.first.map { $0.hasSuffix(".") ? $0 : $0 + "." } ?? "it cannot be decoded."
  }

  /// Does work that uses libvips on a thread that is not ours, and leaves nothing with it.
  static func visit<Result>(_ body: () throws(ImageError) -> Result) throws(ImageError) -> Result {
    defer { if !ImageWorkers.isWorker { cvips_thread_ends() } }
    return try body()
  }

  private static func text(_ characters: [CChar]) -> String {
    let bytes = characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
