import Foundation
import Testing
import UIKit

@testable import UIKitBrowser

/// Where an app is served, and where it is not.
@MainActor @Suite struct BrowserHostTests {
  @Test func theURLHasAddressPortAndToken() throws {
    let host = try BrowserHost(options: BrowserOptions(token: "a b&c")) { _ in }
    let parts = try #require(URLComponents(url: host.url, resolvingAgainstBaseURL: false))
    #expect(parts.host == "127.0.0.1" && parts.port != nil && parts.path == "/")
    #expect(parts.queryItems == [URLQueryItem(name: "token", value: "a b&c")])
    host.stop()
  }

  @Test func otherMachinesHaveToBeAllowed() {
    #expect(throws: BrowserError.remoteAddress("0.0.0.0")) {
      try BrowserHost(options: BrowserOptions(address: "0.0.0.0")) { _ in }
    }
  }

  @Test func aPortInUseIsAnError() throws {
    let first = try BrowserHost { _ in }
    let port = try #require(first.url.port)
    #expect(throws: BrowserError.cannotListen(address: "127.0.0.1", port: port)) {
      try BrowserHost(options: BrowserOptions(port: port)) { _ in }
    }
    first.stop()
  }

  @Test func tokensAreLongAndNeverTheSame() {
    let tokens = (0..<100).map { _ in BrowserOptions.makeToken() }
    #expect(Set(tokens).count == 100 && tokens.allSatisfy { $0.count == 32 })
  }
}
