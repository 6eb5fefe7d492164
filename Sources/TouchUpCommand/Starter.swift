import Foundation

/// Starts a program and waits for the URL that it prints.
struct Starter {
  var program: String
  var arguments: [String]
  var holdsClock = false

  /// How long a program may take to print its URL, in seconds.
  static let patience = 20.0

  func start(as name: String) throws -> Session {
    let log = try Session.folder().appendingPathComponent("\(name).log")
    guard
      FileManager.default.createFile(
        atPath: log.path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let handle = try? FileHandle(forWritingTo: log)
    else { throw CommandError.notWritten(path: log.path, why: "cannot be written") }
    let process = Process()
    process.executableURL = try found()
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    if holdsClock {
      var environment = ProcessInfo.processInfo.environment
      environment["TOUCHUP_HOLD_CLOCK"] = "1"
      process.environment = environment
    }
    do {
      try process.run()
    } catch {
      throw failure("cannot be run: is it there, and a program?", log)
    }
    let url = try waitForURL(of: process, in: log)
    let number = process.processIdentifier
    return Session(
      url: url, process: number, began: Session.beginning(of: number), log: log.path)
  }

  private func waitForURL(of process: Process, in log: URL) throws -> URL {
    let end = Date(timeIntervalSinceNow: Self.patience)
    let reader = try? FileHandle(forReadingFrom: log)
    // What has come of a line that is not whole yet.
    var rest = Data()
    while Date() < end {
      while let more = try? reader?.read(upToCount: 1 << 20), !more.isEmpty {
        if let url = Self.url(in: more, after: &rest) { return url }
      }
      guard process.isRunning else {
        let word = process.terminationReason == .uncaughtSignal ? "by signal" : "with exit code"
        throw failure("ended \(word) \(process.terminationStatus)", log)
      }
      usleep(5000)
    }
    process.terminate()
    throw failure(
      "printed no URL in \(Int(Self.patience)) seconds, as an app with --browser does", log)
  }

  /// The first whole line that is a URL with a token, of what a program printed after `rest`, which becomes what it
  /// began without ending it. Other lines may be anything, and need be no text.
  static func url(in more: Data, after rest: inout Data) -> URL? {
    var lines = more.split(separator: 10, omittingEmptySubsequences: false)
    let last = lines.removeLast()
    defer { rest = lines.isEmpty ? rest + last : Data(last) }
    if !lines.isEmpty { lines[0] = rest + lines[0] }
    return lines.lazy.compactMap { line -> URL? in
      guard line.starts(with: Data("http://".utf8)) else { return nil }
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      return text.contains("token=") ? URL(string: text) : nil
    }.first
  }

  private func failure(_ reason: String, _ log: URL) -> CommandError {
    .notStarted(program: program, why: reason, log: log.path)
  }

  /// A path, or a name to be looked for where programs are.
  private func found() throws -> URL {
    if program.contains("/") { return URL(fileURLWithPath: program) }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/\(program)" }.first(
      where: FileManager.default.isExecutableFile)
    guard let found else {
      throw CommandError.usage("there is no program “\(program)”: give its path")
    }
    return URL(fileURLWithPath: found)
  }
}
