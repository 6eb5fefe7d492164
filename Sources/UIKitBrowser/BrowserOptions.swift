public import UIKit

/// How an app is served to browsers.
public struct BrowserOptions: Sendable {
  /// What the app is shown on.
  public var device: HostDevice
  /// The address to listen at; this machine's own by default.
  public var address: String
  /// The port to listen at; 0 for any that is free.
  public var port: Int
  /// What a URL has to have to be let in; made at random by default.
  public var token: String
  /// Whether an address that other machines can reach may be listened at.
  public var allowsRemote: Bool
  /// The names of this machine, beside its own address, that a browser may know it by.
  public var hostNames: [String]

  /// Options; those not given have the values above.
  public init(
    device: HostDevice = .phone, address: String = "127.0.0.1", port: Int = 0,
    token: String = BrowserOptions.makeToken(), allowsRemote: Bool = false, hostNames: [String] = []
  ) {
    self.device = device
    self.address = address
    self.port = port
    self.token = token
    self.allowsRemote = allowsRemote
    self.hostNames = hostNames
  }

  /// A token nobody guesses: 128 bits of the system's random numbers, in hexadecimal.
  public static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let part = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - part.count) + part
    }.joined()
  }

  var isRemote: Bool { !["127.0.0.1", "::1", "localhost"].contains(address) }
}
