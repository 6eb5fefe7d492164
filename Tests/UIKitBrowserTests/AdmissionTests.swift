import Testing

@testable import UIKitBrowser

/// Who is let in.
@Suite struct AdmissionTests {
  private let admission = Admission(
    token: "secret", hosts: ["127.0.0.1", "localhost", "::1"], port: 4000,
    paths: ["/": "GET", "/socket": "GET", "/tap": "POST"])

  private func request(
    path: String = "/", method: String = "GET", token: String? = "secret",
    host: String? = "127.0.0.1:4000", origin: String? = nil, isSocket: Bool = false
  ) -> WebRequest {
    WebRequest(
      method: method, path: path, token: token, host: host, origin: origin, isSocket: isSocket)
  }

  @Test func ourOwnAreLetIn() {
    #expect(admission.refusal(of: request()) == nil)
    #expect(admission.refusal(of: request(host: "LOCALHOST:4000")) == nil)
    #expect(admission.refusal(of: request(host: "[::1]:4000")) == nil)
    #expect(admission.refusal(of: request(path: "/tap", method: "POST")) == nil)
    #expect(
      admission.refusal(
        of: request(path: "/socket", origin: "http://localhost:4000", isSocket: true)) == nil)
  }

  @Test(
    "a token that is missing, wrong, or right in part",
    arguments: [
      nil, "", "wrong!", "secre", "secret ", "secrets", "SECRET", "secret\u{0}",
    ])
  func token(token: String?) {
    #expect(admission.refusal(of: request(token: token)) == .token)
  }

  @Test(
    "a name that is not ours: a page elsewhere whose name leads here",
    arguments: [
      nil, "", "evil.example:4000", "127.0.0.1.evil.example:4000", "evil.example", "127.0.0.1",
      "127.0.0.1:4001", "localhost:", "localhost:4000:4000", "[::1]4000", "[::1",
      "127.0.0.1:4000@evil",
      "localhost.:4000", "0x7f000001:4000",
    ])
  func host(host: String?) {
    #expect(admission.refusal(of: request(host: host)) == .host(host ?? ""))
  }

  @Test(
    "a page of somebody else",
    arguments: [
      "http://evil.example", "http://127.0.0.1:4001", "https://127.0.0.1:4000", "null", "",
      "http://localhost:4000.evil.example", "file://", "http://",
    ])
  func origin(origin: String) {
    let socket = request(path: "/socket", origin: origin, isSocket: true)
    #expect(admission.refusal(of: socket) == .origin(origin))
    let post = request(path: "/tap", method: "POST", origin: origin)
    #expect(admission.refusal(of: post) == .origin(origin))
  }

  @Test func aSocketSaysWhereItComesFrom() {
    #expect(admission.refusal(of: request(path: "/socket", isSocket: true)) == .origin(""))
  }

  @Test(
    "paths that are none",
    arguments: [
      "/../../etc/passwd", "//", "/page.js", "/%2e%2e/", "", "/socket/", "/\u{0}",
    ])
  func path(path: String) {
    #expect(admission.refusal(of: request(path: path)) == .path(path))
  }

  @Test func otherMethods() {
    #expect(admission.refusal(of: request(method: "POST")) == .method("POST"))
    #expect(admission.refusal(of: request(path: "/tap")) == .method("GET"))
  }

  @Test func anEmptyTokenLetsNobodyIn() {
    let open = Admission(token: "", hosts: ["localhost"], port: 1, paths: ["/": "GET"])
    #expect(open.refusal(of: request(token: "", host: "localhost:1")) == .token)
  }

  @Test("what came from outside cannot write lines of its own into the log")
  func log() {
    let line = Refusal.host("a\nbrowser: all is well\u{1B}[2J" + String(repeating: "x", count: 999))
      .line
    #expect(!line.contains("\n") && !line.contains("\u{1B}") && line.count < 120)
  }
}
