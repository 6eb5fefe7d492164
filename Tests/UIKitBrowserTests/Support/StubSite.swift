import Foundation
import Synchronization

@testable import UIKitBrowser

/// A site that takes down what it hears, and has as much to say as anybody reads.
final class StubSite: WebSite {
  struct Heard: Sendable {
    var log: [String] = []
    var messages: [Data] = []
    var opened = 0
    var closed = 0
    var asked = 0
    /// What each viewer has not been told yet: what others say, and that they go.
    var news: [Int: [String]] = [:]
  }

  /// What was heard so far.
  var heard: Heard { notes.withLock { $0 } }

  private let notes = Mutex(Heard())
  private let admission = Mutex<Admission?>(nil)
  private let flood: [UInt8]?

  /// - Parameter flood: what every viewer gets without end.
  init(flood: [UInt8]? = nil) {
    self.flood = flood
  }

  func open(port: Int) {
    admission.withLock {
      $0 = Admission(
        token: "secret", hosts: ["127.0.0.1"], port: port,
        paths: ["/": "GET", "/socket": "GET", "/echo": "POST"])
    }
  }

  func refusal(of request: WebRequest) -> Refusal? {
    admission.withLock { $0?.refusal(of: request) ?? nil }
  }

  func answer(_ request: WebRequest, reply: @escaping @Sendable (WebAnswer) -> Void) {
    reply(
      request.method == "POST"
        ? WebAnswer(status: 200, type: "text/plain", body: request.body) : .text(200, "page"))
  }

  func opened(_ viewer: Int) {
    notes.withLock { heard in
      heard.opened += 1
      heard.news[viewer] = []
    }
  }

  func closed(_ viewer: Int) {
    notes.withLock { heard in
      heard.closed += 1
      heard.news[viewer] = nil
      for other in heard.news.keys { heard.news[other]?.append("gone") }
    }
  }
  func log(_ line: String) { notes.withLock { $0.log.append(line) } }

  func received(_ message: Data, from viewer: Int) -> Bool {
    notes.withLock { heard in
      heard.messages.append(message)
      for other in heard.news.keys where other != viewer { heard.news[other]?.append("said") }
    }
    return message != Data("no".utf8)
  }

  func nextMessage(for viewer: Int) -> WebMessage? {
    let news = notes.withLock { heard -> String? in
      heard.asked += 1
      guard let first = heard.news[viewer]?.first else { return nil }
      heard.news[viewer]?.removeFirst()
      return first
    }
    return news.map { .text(Data($0.utf8)) } ?? flood.map { .binary($0) }
  }
}
