import Foundation

/// Runs trials, and the yardstick on the same files.
struct PhotoLab {
  private let options: Options
  private let scratch: URL

  init(_ options: Options) {
    self.options = options
    scratch = options.folder.appendingPathComponent("scratch", isDirectory: true)
  }

  /// Has a new process try something, with no thumbnails made before.
  func run(_ trial: Trial) throws(TrialError) -> TrialReport {
    warm()
    let thumbnails = emptied("thumbnails")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = options.arguments(for: trial, thumbnails: thumbnails)
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { throw .noReport(trial, status: -1) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let report = try? JSONDecoder().decode(TrialReport.self, from: data) else {
      throw .noReport(trial, status: process.terminationStatus)
    }
    return report
  }

  /// The seconds that `vipsthumbnail` takes for the newest photos, at the size of ours.
  func thumbnails(count: Int) throws(TrialError) -> Double {
    warm()
    let folder = emptied("yardstick")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["vipsthumbnail", "--size", "512", "-o", folder.path + "/%s.jpg"]
      + (0..<count).map { options.library.path + "/" + PhotoFiles.name(of: $0) }
    let start = ContinuousClock.now
    do { try process.run() } catch { throw .noYardstick(error.localizedDescription) }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .noYardstick("status \(process.terminationStatus)")
    }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// The files of the first screen are in the system's memory, for us and for the yardstick.
  private func warm() {
    for number in 0..<min(60, options.count) {
      _ = try? Data(
        contentsOf: options.library.appendingPathComponent(PhotoFiles.name(of: number)))
    }
  }

  private func emptied(_ name: String) -> URL {
    let folder = scratch.appendingPathComponent(name, isDirectory: true)
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
