import Foundation
import Testing

/// An app that nobody touches uses no processor time.
@Suite struct IdleTests {
  /// Runs the Gallery in a process of its own until it has come to rest, and then for a second more.
  /// The shell does the waiting; the test only waits for the shell.
  @Test func anIdleAppUsesNoProcessorTime() throws {
    let app = Bundle.main.bundleURL.appendingPathComponent("Gallery")
    try #require(FileManager.default.isExecutableFile(atPath: app.path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script, "idle", app.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // One tick may be a moment's bookkeeping; a loop that polls, at whatever rate, takes more.
    let rest = (0...1).map { "started, then \($0) ticks in a second\n" }
    #expect(rest.contains(output), "\(output)")
  }

  /// Field 14 and 15 of `/proc/PID/stat` are user and system time in ticks of 10 ms; the name, which
  /// comes second, has no space here. A start that takes longer than ten seconds fails the test.
  /// Signals are blocked in children of the threads that tests run on, hence the hard `kill`.
  private static let script = """
    "$1" >/dev/null 2>&1 &
    app=$!
    ticks() { awk '{ print $14 + $15 }' "/proc/$app/stat"; }
    before=-1
    rounds=0
    while now=$(ticks) && [ "$now" != "$before" -o "$now" = 0 ] && [ $rounds -lt 25 ]; do
      before=$now
      rounds=$((rounds + 1))
      sleep 0.4
    done
    before=$(ticks)
    sleep 1
    after=$(ticks)
    kill -9 $app
    [ "$before" -gt 0 ] && echo "started, then $((after - before)) ticks in a second"
    """
}
