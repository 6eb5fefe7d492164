import Foundation

/// What a setting in place of a camera says, as a description of GStreamer's.
enum StandIn {
  /// What stands between several.
  static let separator: Character = "|"

  /// The settings in the value of a variable.
  static func settings(_ value: String) -> [String] {
    value.split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// What stands for a camera.
  static func source(_ setting: String) -> Camera.Source {
    let setting = setting.trimmingCharacters(in: .whitespaces)
    return setting.hasPrefix("/")
      ? .picture(path: setting) : .description(description(setting))
  }

  /// `test` and `test:PATTERN` are a test picture, a path is a picture that the camera looks at, all else is a
  /// description already.
  static func description(_ setting: String) -> String {
    let setting = setting.trimmingCharacters(in: .whitespaces)
    if setting == "test" { return test(pattern: "smpte") }
    if setting.hasPrefix("test:") { return test(pattern: String(setting.dropFirst(5))) }
    if setting.hasPrefix("/") {
      return
        "filesrc location=\(quoted(setting)) ! decodebin ! imagefreeze is-live=true "
        + "! video/x-raw,framerate=30/1"
    }
    return setting
  }

  private static func test(pattern: String) -> String {
    // Ranges, as cameras have several sizes.
    "videotestsrc is-live=true pattern=\(quoted(pattern)) "
      + "! video/x-raw,width=[160,2560],height=[120,1920],framerate=30/1"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
