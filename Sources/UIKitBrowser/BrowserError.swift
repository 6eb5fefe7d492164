public import Foundation

/// Why an app could not be served to browsers.
public enum BrowserError: Error, Equatable {
  /// The address and port could not be listened at.
  case cannotListen(address: String, port: Int)
  /// The address is not this machine's own, and that was not allowed.
  case remoteAddress(String)
  /// The page that browsers get is missing from the program's resources.
  case pageMissing(String)
}

extension BrowserError: LocalizedError {
  /// What happened, and what to do instead.
  public var errorDescription: String? {
    switch self {
    case .cannotListen(let address, let port):
      "Cannot listen at \(address):\(port): take another port, or 0 for any that is free."
    case .remoteAddress(let address):
      "\(address) can be reached from other machines: say allowsRemote (--allow-remote) if that is meant."
    case .pageMissing(let name):
      "The resource \(name) of UIKitBrowser is missing: build the program anew."
    }
  }
}
