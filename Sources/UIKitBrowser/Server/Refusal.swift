/// Why somebody is not let in.
enum Refusal: Equatable, Sendable {
  case token, host(String), origin(String), path(String), method(String)

  var answer: WebAnswer {
    switch self {
    case .token: .text(403, "The token is missing or wrong: open the URL that the program printed.")
    case .host: .text(403, "This machine is not known by that name.")
    case .origin: .text(403, "Other pages may not use this one.")
    case .path: .text(404, "There is nothing here.")
    case .method: .text(405, "That cannot be done here.")
    }
  }

  /// One line for the log. What came from outside is cut short and freed of control characters.
  var line: String {
    switch self {
    case .token: "refused: no token, or a wrong one"
    case .host(let name): "refused: host \(Self.printable(name))"
    case .origin(let name): "refused: origin \(Self.printable(name))"
    case .path(let path): "refused: path \(Self.printable(path))"
    case .method(let method): "refused: method \(Self.printable(method))"
    }
  }

  private static func printable(_ text: String) -> String {
    String(
      text.unicodeScalars.prefix(80).map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) })
  }
}
