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
}
