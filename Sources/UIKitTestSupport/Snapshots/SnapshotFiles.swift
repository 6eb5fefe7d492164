import Foundation

/// Where snapshots are kept, and what was found instead of them.
nonisolated struct SnapshotFiles {
  /// The snapshot itself, beside the test that it belongs to.
  let reference: URL
  private let testFile: String
  private let base: String
  private let type: String

  /// - Parameters:
  ///   - type: the extension of the file.
  init(testFile: String, function: String, name: String?, type: String) {
    let file = URL(fileURLWithPath: testFile)
    self.testFile = file.deletingPathExtension().lastPathComponent
    self.type = type
    base = [Self.clean(function), name.map(Self.clean)].compactMap(\.self).joined(separator: ".")
    reference = file.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/\(self.testFile)/\(base).\(type)")
  }

  /// Writes a snapshot, making its folder. Returns what went wrong.
  func record(_ data: Data) -> String? { Self.write(data, to: reference) }

  /// A file in the folder for temporary things, to look at after a failure.
  func temporary(_ suffix: String) -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("UIKitSnapshots/\(testFile)/\(base).\(suffix).\(type)")
  }

  /// Writes a file, making its folder. Returns what went wrong.
  static func write(_ data: Data, to file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
      return nil
    } catch {
      return "The file \(file.path) could not be written: \(error.localizedDescription)"
    }
  }

  /// Letters, digits, `-` and `_`; a run of anything else becomes one `-`. `counts()` is `counts`.
  private static func clean(_ name: String) -> String {
    let head = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    let parts = head.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return parts.isEmpty ? "snapshot" : parts.joined(separator: "-")
  }
}
