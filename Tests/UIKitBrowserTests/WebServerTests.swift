import Foundation
import Testing

@testable import UIKitBrowser

/// Attacks on the server, over real connections: refused, logged, and it goes on serving.
@Suite(.serialized) final class WebServerTests {
  private let site = StubSite()
  private let server: WebServer
  private let port: Int

  init() throws {
    server = WebServer(site: site, address: "127.0.0.1")
    port = try server.start(port: 0)
    site.open(port: port)
  }

  deinit { server.stop() }

  private func get(_ path: String, host: String? = nil, method: String = "GET", more: String = "")
    throws -> String
  {
    let client = try #require(RawClient(port: port))
    client.send(
      "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nConnection: close\r\n\(more)\r\n"
    )
    return String(decoding: client.read(), as: UTF8.self)
  }

  /// The server still answers.
  private func isWell() throws {
    #expect(try get("/?token=secret").hasPrefix("HTTP/1.1 200"))
  }

  @Test func servesThePageToWhoeverHasTheToken() throws {
    let answer = try get("/?token=secret")
    #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix("page\n"))
    #expect(answer.contains("x-frame-options: DENY") && answer.contains("cache-control: no-store"))
  }

  @Test func listensAtThisMachinesOwnAddressAlone() throws {
    for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
      let text = String(decoding: try read(table), as: UTF8.self)
      let ours = text.split(separator: "\n").map { $0.split(separator: " ") }.filter(isOurs)
      #expect(ours.allSatisfy { $0[1].hasPrefix("0100007F:") })
      #expect(ours.count == (table.hasSuffix("6") ? 0 : 1))
    }
  }

  /// A line of the kernel's table: number, local address, remote address, state.
  private func isOurs(_ fields: [Substring]) -> Bool {
    let listening: Substring = "0A"
    guard fields.count > 3, fields[3] == listening, let colon = fields[1].lastIndex(of: ":") else {
      return false
    }
    return Int(fields[1][fields[1].index(after: colon)...], radix: 16) == port
  }

  private func read(_ path: String) throws -> Data {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    return try file.readToEnd() ?? Data()
  }

  @Test(
    "refused, each with a line in the log",
    arguments: [
      ("/", nil, "403"), ("/?token=wrong", nil, "403"), ("/?token=", nil, "403"),
      ("/?token=secret", "evil.example", "403"), ("/?token=secret", "evil.example:80", "403"),
      ("/../../etc/passwd?token=secret", nil, "404"),
      ("/%2e%2e/%2e%2e/etc/passwd?token=secret", nil, "404"),
      ("/page.js?token=secret", nil, "404"), ("/echo?token=secret", nil, "405"),
    ] as [(String, String?, String)])
  func refused(path: String, host: String?, status: String) throws {
    let answer = try get(path, host: host)
    #expect(answer.hasPrefix("HTTP/1.1 \(status)") || answer.isEmpty, "\(answer.prefix(60))")
    #expect(!answer.contains("root:"))
    #expect(site.heard.log.count == 1 || answer.isEmpty)
    try isWell()
  }

  @Test(
    "sockets of strangers are not opened",
    arguments: [
      ("/socket", nil, nil), ("/socket?token=wrong", nil, nil),
      ("/socket?token=secret", nil, "http://evil.example"),
      ("/socket?token=secret", "evil.example", nil), ("/other?token=secret", nil, nil),
    ] as [(String, String?, String?)])
  func strangers(path: String, host: String?, origin: String?) throws {
    let client = try #require(RawClient(port: port))
    client.upgrade(port: port, path: path, host: host, origin: origin)
    #expect(!client.readHeaders().contains("101"))
    #expect(site.heard.opened == 0 && site.heard.log.count >= 1)
    try isWell()
  }

  private func viewer() throws -> RawClient {
    let client = try #require(RawClient(port: port))
    client.upgrade(port: port)
    #expect(client.readHeaders().contains("101"))
    return client
  }

  @Test func messagesArriveWhole() throws {
    let client = try viewer()
    let long = [UInt8](repeating: 65, count: 300_000)
    #expect(client.frame(long) && client.frame(Array("no".utf8)))
    while let frame = client.readFrame(), frame.code != 0x88 {}
    #expect(site.heard.messages.map(\.count) == [300_000, 2])
  }

  @Test("a request that is too large is told so, and the next one is answered")
  func largeRequests() throws {
    for (count, status) in [(2 << 20, "200"), ((2 << 20) + 1, "413"), (5, "200")] {
      let client = try #require(RawClient(port: port))
      client.send(
        "POST /echo?token=secret HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
          + "Content-Length: \(count)\r\nConnection: close\r\n\r\n")
      client.send([UInt8](repeating: 97, count: count))
      let head = client.readHeaders()
      #expect(head.contains(" \(status) "), "\(count): \(head)")
    }
    try isWell()
  }

  @Test("what one viewer says, and that it goes, reaches the others without anybody's help")
  func others() throws {
    let listener = try viewer()
    var speaker: RawClient? = try viewer()
    #expect(speaker?.frame(Array("hi".utf8)) == true)
    #expect(listener.readMessage() == Array("said".utf8))
    speaker = nil
    #expect(listener.readMessage() == Array("gone".utf8))
  }

  @Test("a message of a gigabyte, of which little comes, and one that is really too long")
  func tooLong() throws {
    let liar = try viewer()
    #expect(liar.frame([UInt8](repeating: 65, count: 1000), length: 1 << 30))
    let long = try viewer()
    _ = long.frame([UInt8](repeating: 65, count: WebServer.Limit.message + 100_000))
    while let frame = long.readFrame(), frame.code != 0x88 {}
    #expect(site.heard.messages.isEmpty)
    #expect(site.heard.log.contains { $0.contains("more than") })
    try isWell()
  }

  @Test("garbage in place of requests and of frames", arguments: 0..<30)
  func garbage(seed: Int) throws {
    var state = UInt64(seed) &+ 99
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let bytes = (0..<random(4000) + 1).map { _ in UInt8(random(256)) }
    let client =
      seed.isMultiple(of: 2) ? try viewer() : try #require(RawClient(port: port, seconds: 1))
    client.send(bytes)
    try isWell()
  }

  @Test func bodiesAreTakenUpToALimit() throws {
    let small = try get("/echo?token=secret", method: "POST", more: "Content-Length: 5\r\n")
    #expect(small.isEmpty || !small.contains("200"))
    let client = try #require(RawClient(port: port))
    client.send(
      "POST /echo?token=secret HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello"
    )
    #expect(String(decoding: client.read(), as: UTF8.self).hasSuffix("hello"))
    let large = try #require(RawClient(port: port))
    large.send(
      "POST /echo?token=secret HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 3000000\r\n\r\n"
    )
    large.send([UInt8](repeating: 65, count: 3_000_000))
    #expect(large.readHeaders().contains(" 413 "))
    try isWell()
  }

  @Test(
    "more connections than there is room for: those that are there go on, and when they go there is room"
  )
  func crowd() throws {
    let first = try viewer()
    var crowd = (0..<300).compactMap { _ in RawClient(port: port, seconds: 1) }
    #expect(first.frame(Array("hi".utf8)))
    crowd.removeAll()
    #expect(first.frame(Array("no".utf8)))
    while let frame = first.readFrame(), frame.code != 0x88 {}
    #expect(site.heard.messages.count == 2)
    // The places are free when the server has seen them go.
    for _ in 0..<200 where (try? get("/?token=secret").hasPrefix("HTTP/1.1 200")) == true { return }
    Issue.record("no room after all have gone")
  }

  @Test func stoppingEndsAllAndCanBeDoneTwice() throws {
    let client = try viewer()
    server.stop()
    server.stop()
    while client.readFrame() != nil {}
    #expect(site.heard.opened == 1 && site.heard.closed == 1)
    #expect(RawClient(port: port) == nil)
    server.wake()
  }
}
