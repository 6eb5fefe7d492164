import Foundation

/// Where a person's photos are.
package enum PhotoFolders {
  /// The folders for pictures and videos, as the desktop has them (`xdg-user-dirs`): those of the environment, of the
  /// person's settings, or `Pictures` and `Videos` in the home folder. Each once, whether it is there or not.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [FilePath] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let settings = settings(environment, home: home)
    var folders: [FilePath] = []
    for (key, name) in [("XDG_PICTURES_DIR", "Pictures"), ("XDG_VIDEOS_DIR", "Videos")] {
      let path = environment[key] ?? settings[key] ?? home + "/" + name
      let folder = FilePath(trimmed(path))
      // The home folder itself means that the person wants none.
      guard path.hasPrefix("/"), trimmed(path) != trimmed(home), !folders.contains(folder) else {
        continue
      }
      folders.append(folder)
    }
    return folders
  }

  /// The lines `XDG_PICTURES_DIR="$HOME/Pictures"` of `user-dirs.dirs`.
  private static func settings(
    _ environment: [String: String], home: String
  ) -> [String: String] {
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let path = (folder ?? home + "/.config") + "/user-dirs.dirs"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\" \t"))
      result[parts[0].trimmingCharacters(in: .whitespaces)] =
        value.hasPrefix("$HOME") ? home + value.dropFirst(5) : value
    }
    return result
  }

  private static func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? trimmed(String(path.dropLast())) : path
  }
}
