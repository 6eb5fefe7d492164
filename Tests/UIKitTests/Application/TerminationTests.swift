import Foundation
import Testing

/// An app in a process of its own that is told to end.
@Suite struct TerminationTests {
  @Test(arguments: [SIGTERM, SIGINT])
  func endsInOrderAndByTheSignal(signal: Int32) throws {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("AppProbe")
    let (output, messages) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    #expect(
      String(decoding: messages.fileHandleForReading.availableData, as: UTF8.self) == "active\n")
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let printed = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(printed == "will terminate\n")
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
  }
}
