import Foundation

/// What the probe tells.
struct ProbeReport: Codable {
  /// What stands on the screen, or became of each file.
  var texts: [String] = []
  /// How many photos are listed.
  var count = 0
  /// The most bytes that the process had in memory before the photos were looked at.
  var before = ProbeReport.currentPeak
  /// And at the end.
  var peak = 0

  /// The most bytes that the process ever had in memory.
  static var currentPeak: Int {
    // NB: not `getrusage`, which begins with what the process that started this one had.
    let file = FileHandle(forReadingAtPath: "/proc/self/status")
    let text = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}
