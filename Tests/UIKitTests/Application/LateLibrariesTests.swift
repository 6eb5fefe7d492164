import Foundation
import Testing

/// What an app does not use it does not load.
@Suite struct LateLibrariesTests {
  @Test func anAppThatOpensNoPhotoAndNoCameraHasNoLibraryForThem() throws {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("AppProbe")
    // Without PipeWire, which only GStreamer can ask for cameras.
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "XDG_RUNTIME_DIR" && $0.key != "TOUCHUP_CAMERA"
    }
    let messages = Pipe()
    process.standardError = messages
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    // It runs, and has shown its window.
    #expect(!messages.fileHandleForReading.availableData.isEmpty)
    // NB: of unknown length, of which `String(contentsOfFile:)` reads a page.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/\(process.processIdentifier)/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    func isMapped(_ name: String) -> Bool { maps.contains(name) }
    #expect(isMapped("libcairo"))
    #expect(!isMapped("libvips"))
    #expect(!isMapped("libheif"))
    #expect(!isMapped("libgst"))
  }
}
