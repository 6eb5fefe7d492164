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
      throw failure("cannot be run: \(error.localizedDescription)", log)
    }
    let url = try waitForURL(of: process, in: log)
    return Session(url: url, process: process.processIdentifier, log: log.path)
  }

  private func waitForURL(of process: Process, in log: URL) throws -> URL {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while Date() < end {
      if let url = Self.url(in: (try? String(contentsOf: log, encoding: .utf8)) ?? "") {
        return url
      }
      guard process.isRunning else {
        throw failure("ended with exit code \(process.terminationStatus)", log)
      }
      usleep(5000)
    }
    process.terminate()
    throw failure("printed no URL in \(Int(Self.patience)) seconds: does it take --browser?", log)
  }

  /// The first whole line that is a URL with a token.
  static func url(in text: String) -> URL? {
    guard let end = text.lastIndex(of: "\n") else { return nil }
    return text[..<end].split(separator: "\n").lazy.compactMap { line in
      line.hasPrefix("http://") && line.contains("token=") ? URL(string: String(line)) : nil
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
