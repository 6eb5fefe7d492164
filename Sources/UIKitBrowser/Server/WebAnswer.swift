import Foundation

/// What a request is answered with.
struct WebAnswer: Equatable, Sendable {
  var status: Int
  var type: String
  var headers: [String: String] = [:]
  var body: Data

  static func text(_ status: Int, _ text: String) -> WebAnswer {
    WebAnswer(status: status, type: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
  }

  static func json(_ value: some Encodable, status: Int = 200) -> WebAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing that is told has a number that JSON has not.
    let body = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return WebAnswer(status: status, type: "application/json", body: body + Data("\n".utf8))
  }
}
