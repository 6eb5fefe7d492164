import Foundation

/// When a snapshot is written rather than compared.
///
/// A check that is given no mode takes ``current``: that of the environment variable
/// `UIKIT_SNAPSHOTS` (`never`, `missing` or `all`), or else `never` on a build server (where `CI` is set)
/// and `missing` elsewhere. So nothing is ever accepted unseen there, and
/// `UIKIT_SNAPSHOTS=all swift test` renews all.
nonisolated public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Never: a snapshot that is missing is a failure.
  case never
  /// When there is none yet; the check passes then, and says where it wrote it.
  case missing
  /// Always; the check passes and says where it wrote it.
  case all

  /// The name of the environment variable that chooses the mode.
  public static let variable = "UIKIT_SNAPSHOTS"

  /// The mode of this process.
  public static var current: SnapshotRecording { mode(in: ProcessInfo.processInfo.environment) }

  /// The mode that an environment asks for. A word that is not a mode counts as none.
  static func mode(in environment: [String: String]) -> SnapshotRecording {
    if let word = environment[variable], let mode = SnapshotRecording(rawValue: word) {
      return mode
    }
    let server = environment["CI"] ?? ""
    return ["", "0", "false"].contains(server.lowercased()) ? .missing : .never
  }
}
