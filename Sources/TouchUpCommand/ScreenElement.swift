import Foundation

/// An element of the screen as the app tells it.
struct ScreenElement: Decodable, Equatable {
  var role: String
  var label: String?
  var value: String?
  var identifier: String?
  var frame: [Double]
  var visible: Bool?
  var enabled: Bool?
  var selected: Bool?
  var focused: Bool?
  var on: Bool?
  var children: [ScreenElement]?

  /// A line for it, and one for each that lies in it, further in.
  func lines(_ depth: Int = 1) -> [String] {
    var words = role
    if let label { words += " “\(Self.line(label))”" }
    let numbers = frame.map { $0.formatted(.number.grouping(.never)) }
    if numbers.count == 4 {
      words += "  at \(numbers[0]), \(numbers[1])  \(numbers[2]) x \(numbers[3])"
    }
    var states: [String] = []
    if let value { states.append("value “\(Self.line(value))”") }
    if let identifier { states.append("identifier “\(identifier)”") }
    if let on { states.append(on ? "on" : "off") }
    if enabled == false { states.append("disabled") }
    if selected == true { states.append("selected") }
    if focused == true { states.append("focused") }
    if visible == false { states.append("out of sight") }
    if !states.isEmpty { words += "  " + states.joined(separator: ", ") }
    return [String(repeating: "  ", count: depth) + words]
      + (children ?? []).flatMap { $0.lines(depth + 1) }
  }

  private static func line(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "\\n")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
