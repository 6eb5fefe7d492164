import Foundation
import Testing

/// The system's loop in a process of its own, as an app runs it.
@Suite struct SystemLoopProcessTests {
  /// Timed work, frames, the main actor, Dispatch's main queue, Foundation's timers and work from
  /// another thread all run; after that nothing does, and `stop` ends it.
  @Test func everythingRunsAndIdlingCostsNothing() throws {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("LoopProbe")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = output.split(separator: "\n").map(String.init)
    try #require(lines.count == 3, "\(output)")
    #expect(lines[0] == "dispatch frame schedule task thread timer")
    // Milliseconds of processor time in half a second; a loop that polls at 60 Hz takes far more.
    let idle = try #require(Int(lines[1]))
    #expect(idle <= 5)
    #expect(lines[2] == "stopped")
    #expect(process.terminationStatus == 0)
  }
}
