import Foundation

/// The configuration that fontconfig is given instead of the machine's, so that the same fonts give the
/// same pixels everywhere.
enum FontConfiguration {
  /// Where fonts are looked for.
  static let directories = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// The family of the system font.
  static let systemFamily = "Inter"
  /// The families of the monospaced system font, the best first.
  static let monospacedFamily = "Noto Sans Mono,DejaVu Sans Mono,Liberation Mono"

  /// Families that stand behind every font, in this order, for what it has no glyph for.
  private static let fallbacks = [
    "Noto Color Emoji", "Noto Sans", "Noto Naskh Arabic UI", "Noto Naskh Arabic",
    "Noto Sans Arabic UI", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai UI",
    "Noto Sans Thai", "Noto Sans Devanagari UI", "Noto Sans Devanagari", "Noto Sans CJK JP",
    "DejaVu Sans",
  ]

  static func xml(directories: [String]) -> String {
    let directories = directories.map { "<dir>\(escaped($0))</dir>" }.joined()
    let caches = cacheDirectories.map { "<cachedir>\(escaped($0))</cachedir>" }.joined()
    return """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      \(directories)\(caches)
      <match target="pattern">
        <edit name="family" mode="append_last" binding="weak">\(strings(fallbacks))</edit>
      </match>
      <match target="pattern">
        <test name="family" qual="any"><string>emoji</string></test>
        <edit name="family" mode="prepend_first" binding="strong">
          <string>Noto Color Emoji</string>
        </edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign"><divide>
          <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
        </divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
          <name>pixelsizefixupfactor</name><double>0</double>
          <double>0</double><name>pixelsizefixupfactor</name>
        </matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name>
          <name>pixelsizefixupfactor</name></divide></edit>
      </match>
      </fontconfig>
      """
  }

  /// Where fontconfig may keep what it found: without, every start looks through all fonts (0.15 s).
  private static var cacheDirectories: [String] {
    let environment = ProcessInfo.processInfo.environment
    let own =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].map { $0 + "/.cache" }
      ?? NSTemporaryDirectory()
    return ["/var/cache/fontconfig", own + "/fontconfig"]
  }

  private static func strings(_ values: [String]) -> String {
    values.map { "<string>\($0)</string>" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
