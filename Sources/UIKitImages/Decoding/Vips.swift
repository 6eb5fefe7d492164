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

  /// Does work that uses libvips, and leaves nothing of it with a thread that is not ours. Nothing is begun once the
  /// process ends, and the end waits for what was.
  static func visit<Result>(_ body: () throws(ImageError) -> Result) throws(ImageError) -> Result {
    guard cvips_enter() else { throw .noDecoder(reason: "the process ends") }
    defer {
      if !ImageWorkers.isWorker { cvips_thread_ends() }
      cvips_leave()
    }
    return try body()
  }

  private static func text(_ characters: [CChar]) -> String {
    let bytes = characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
