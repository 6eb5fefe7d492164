import Foundation
import Testing

@testable import UIKitBrowser

/// Viewers that do not read.
@Suite struct SlowReaderTests {
  @Test("one who reads nothing costs what fits into the connection, and nobody else waits")
  func slow() throws {
    let site = StubSite(flood: [UInt8](repeating: 7, count: 1 << 20))
    let server = WebServer(site: site, address: "127.0.0.1")
    let port = try server.start(port: 0)
    defer { server.stop() }
    site.open(port: port)
    let lazy = try #require(RawClient(port: port))
    lazy.upgrade(port: port)
    #expect(lazy.readHeaders().contains("101"))
    let eager = try #require(RawClient(port: port))
    eager.upgrade(port: port)
    #expect(eager.readHeaders().contains("101"))
    for _ in 0..<100 { #expect(eager.readMessage()?.count == 1 << 20) }
    // The lazy one has been offered a few megabytes at most.
    #expect(site.heard.asked < 100 + 40)
  }
}
