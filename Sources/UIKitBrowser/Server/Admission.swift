/// Who is let in: a value, so that a table of attacks can be tried on it.
struct Admission: Sendable {
  var token: String
  /// Names of this machine, without a port.
  var hosts: Set<String>
  var port: Int
  /// What there is to ask for, and how.
  var paths: [String: String]

  init(token: String, hosts: [String], port: Int, paths: [String: String]) {
    self.token = token
    self.hosts = Set(hosts.map { $0.lowercased() })
    self.port = port
    self.paths = paths
  }

  /// Why a request is not let in; nil when it is.
  func refusal(of request: WebRequest) -> Refusal? {
    // NB: the host first: a page elsewhere whose name leads here (DNS rebinding) has our port and no name of ours.
    guard let host = request.host, isOurs(host) else { return .host(request.host ?? "") }
    if let origin = request.origin {
      guard let name = Self.host(ofOrigin: origin), isOurs(name) else { return .origin(origin) }
    } else if request.isSocket {
      // Browsers always say where a socket is opened from.
      return .origin("")
    }
    guard let token = request.token, isEqual(token, self.token) else { return .token }
    guard let method = paths[request.path] else { return .path(request.path) }
    return method == request.method ? nil : .method(request.method)
  }

  private func isOurs(_ host: String) -> Bool {
    let parts = Self.split(host.lowercased())
    guard let parts, hosts.contains(parts.name) else { return false }
    return parts.port == port || (parts.port == nil && port == 80)
  }

  private static func host(ofOrigin origin: String) -> String? {
    guard origin.hasPrefix("http://") else { return nil }
    return String(origin.dropFirst(7))
  }

  /// Name and port; nil for what is neither.
  private static func split(_ host: String) -> (name: String, port: Int?)? {
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      let name = String(host[host.index(after: host.startIndex)..<end])
      let rest = host[host.index(after: end)...]
      if rest.isEmpty { return (name, nil) }
      guard rest.hasPrefix(":"), let port = Int(rest.dropFirst()) else { return nil }
      return (name, port)
    }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return (host, nil)
    case 2: return Int(parts[1]).map { (String(parts[0]), $0) }
    default: return nil
    }
  }

  /// In a time that tells nothing of how much of it was right.
  private func isEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count, !right.isEmpty else { return false }
    return zip(left, right).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
