/// Why somebody is not let in.
enum Refusal: Equatable, Sendable {
  case token, host(String), origin(String), path(String), method(String)
  /// What is sent is larger than so many bytes.
  case size(Int)

  var answer: WebAnswer {
    switch self {
    case .token: .text(403, "The token is missing or wrong: open the URL that the program printed.")
    case .host: .text(403, "This machine is not known by that name.")
    case .origin: .text(403, "Other pages may not use this one.")
    case .path: .text(404, "There is nothing here.")
    case .method: .text(405, "That cannot be done here.")
    case .size(let most): .text(413, "That is more than \(most) bytes.")
    }
  }

  /// One line for the log. What came from outside is cut short and freed of control characters.
  var line: String {
    switch self {
    case .token: "refused: no token, or a wrong one"
    case .host(let name): "refused: host \(Self.printable(name))"
    case .origin(let name): "refused: origin \(Self.printable(name))"
    case .path(let path): "refused: path \(Self.printable(path))"
    case .size(let most): "refused: a request of more than \(most) bytes"
    case .method(let method): "refused: method \(Self.printable(method))"
    }
  }

  private static func printable(_ text: String) -> String {
    String(
      text.unicodeScalars.prefix(80).map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) })
  }
}
