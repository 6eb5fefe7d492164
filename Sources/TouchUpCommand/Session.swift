import Foundation

/// An app that was started, as later commands find it: a file of the person's own, since the URL has the token in it.
struct Session: Codable, Equatable {
  var url: URL
  var process: Int32
  /// When the process began, as ``beginning(of:)`` has it: its number alone may be another one's by now.
  var began: UInt64?
  var log: String

  /// Whether the app that was started is there no longer. Of one that was not started here nobody knows.
  var hasEnded: Bool { process > 0 && (began == nil || Self.beginning(of: process) != began) }

  /// When a process began, in ticks since the machine did; nil when there is none, or it has ended and nobody has asked
  /// how.
  static func beginning(of process: Int32) -> UInt64? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    // NB: the name may have spaces and brackets in it; what comes behind it, the third field first, has none.
    let fields = text[text.index(after: name)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z", fields[0] != "X" else { return nil }
    return UInt64(fields[19])
  }

  /// Where sessions are kept: the person's folder for what is there while they are logged in, or a temporary one.
  static func folder() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_RUNTIME_DIR"].map {
        URL(fileURLWithPath: $0).appendingPathComponent("touchup")
      }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("touchup-\(getuid())")
    try FileManager.default.createDirectory(
      at: base, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var status = stat()
    guard lstat(base.path, &status) == 0, status.st_uid == getuid(), status.st_mode & 0o077 == 0
    else {
      throw CommandError.notWritten(path: base.path, why: "others may look into it: remove it")
    }
    return base
  }

  static func named(_ name: String) throws -> Session {
    if let text = ProcessInfo.processInfo.environment["TOUCHUP_URL"], let url = URL(string: text) {
      return Session(url: url, process: 0, log: "")
    }
    let file = try file(name)
    guard let data = try? Data(contentsOf: file),
      let session = try? JSONDecoder().decode(Session.self, from: data)
    else { throw CommandError.noSession(name) }
    return session
  }

  func save(as name: String) throws {
    let file = try Self.file(name)
    let data = try JSONEncoder().encode(self)
    try? FileManager.default.removeItem(at: file)
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: data, attributes: [.posixPermissions: 0o600])
    else { throw CommandError.notWritten(path: file.path, why: "cannot be written") }
  }

  static func forget(_ name: String) throws {
    try? FileManager.default.removeItem(at: file(name))
  }

  private static func file(_ name: String) throws -> URL {
    let letters = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
    guard !name.isEmpty, name.count <= 64, name.unicodeScalars.allSatisfy(letters.contains) else {
      throw CommandError.usage("--session “\(name)” is not of letters, digits, - and _")
    }
    return try folder().appendingPathComponent("\(name).json")
  }
}
