import Foundation

/// The words of a command line, taken one after another.
struct Words {
  private var rest: [String]
  private(set) var options: [String: String] = [:]
  private(set) var flags: Set<String> = []

  /// Options that have a value, and those that have none.
  static let valued: Set<String> = [
    "--session", "--role", "--nth", "--at", "--id", "--into", "--on", "--seconds",
  ]
  static let plain: Set<String> = [
    "--shift", "--control", "--alt", "--meta", "--hold-clock", "--identifier",
  ]

  /// What stands behind `--` is taken as it is.
  init(_ words: [String]) throws {
    rest = []
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        rest += words[index...]
        return
      }
      if Self.plain.contains(word) {
        flags.insert(word)
      } else if Self.valued.contains(word) {
        guard index < words.count else { throw CommandError.usage("\(word) needs a value") }
        options[word] = words[index]
        index += 1
      } else if word.hasPrefix("--") {
        throw CommandError.usage("there is no option \(word)")
      } else {
        rest.append(word)
      }
    }
  }

  /// The next word, if there is one.
  mutating func next() -> String? { rest.isEmpty ? nil : rest.removeFirst() }

  /// The next word.
  mutating func need(_ what: String) throws -> String {
    guard let word = next() else { throw CommandError.usage("\(what) is missing") }
    return word
  }

  /// The next word, a number.
  mutating func needNumber(_ what: String) throws -> Double {
    let word = try need(what)
    guard let value = Self.double(word) else {
      throw CommandError.usage("“\(word)” is no number")
    }
    return value
  }

  /// All that is left.
  mutating func all() -> [String] {
    defer { rest = [] }
    return rest
  }

  func end() throws {
    if let word = rest.first { throw CommandError.usage("“\(word)” is too much") }
  }

  func number(_ option: String) throws -> Double? {
    guard let text = options[option] else { return nil }
    guard let value = Self.double(text) else {
      throw CommandError.usage("\(option) “\(text)” is no number")
    }
    return value
  }

  /// The option's value, a whole number.
  private func whole(_ option: String) throws -> Int? {
    guard let text = options[option] else { return nil }
    guard let value = Int(text) else {
      throw CommandError.usage("\(option) “\(text)” is no whole number")
    }
    return value
  }

  /// A number as it can be sent: not one that is endless, or none.
  static func double(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// An element by its name, `12,34` for a point, narrowed down by options.
  func target(_ name: String?) throws -> [String: Any] {
    var target: [String: Any] = [:]
    if let point = options["--at"] ?? name.flatMap({ Self.point($0) == nil ? nil : $0 }) {
      guard let (x, y) = Self.point(point) else {
        throw CommandError.usage("--at “\(point)” is no point: 120,380")
      }
      return ["x": x, "y": y]
    }
    if let name { target[flags.contains("--identifier") ? "identifier" : "label"] = name }
    if let role = options["--role"] { target["role"] = role }
    if let id = try whole("--id") { target["id"] = id }
    if let nth = try whole("--nth") { target["nth"] = nth }
    guard !target.isEmpty else { throw CommandError.usage("which element is missing") }
    return target
  }

  private static func point(_ text: String) -> (Double, Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = double(parts[0]), let y = double(parts[1]) else { return nil }
    return (x, y)
  }
}
