import Foundation
import Glibc

/// A client that says what it likes: bytes over a plain connection.
final class RawClient {
  private let socket: Int32

  /// Connects; nil when nobody listens. Reading gives up after `seconds`.
  init?(port: Int, seconds: Int = 10) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(socket)
      return nil
    }
  }

  deinit { close(socket) }

  /// Sends bytes; false when the other side has closed.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// What comes until there are `most` bytes, or the other side closes.
  func read(most: Int = 1 << 20) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while all.count < most {
      let count = recv(socket, &buffer, min(buffer.count, most - all.count), 0)
      guard count > 0 else { break }
      all += buffer[..<count]
    }
    return all
  }

  /// What comes up to the end of an answer's headers.
  func readHeaders() -> String {
    var all: [UInt8] = []
    while !all.suffix(4).elementsEqual([13, 10, 13, 10]), all.count < 65_536 {
      let next = read(most: 1)
      guard !next.isEmpty else { break }
      all += next
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Asks to become a socket.
  func upgrade(
    port: Int, path: String = "/socket?token=secret", host: String? = nil, origin: String? = nil
  ) {
    let own = "127.0.0.1:\(port)"
    send(
      "GET \(path) HTTP/1.1\r\nHost: \(host ?? own)\r\nOrigin: \(origin ?? "http://\(own)")\r\n"
        + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
  }

  /// Sends one frame, masked as clients have to. `length` says another length than there is.
  func frame(_ payload: [UInt8], code: UInt8 = 0x81, length: UInt64? = nil) -> Bool {
    let count = length ?? UInt64(payload.count)
    var bytes: [UInt8] = [code]
    switch count {
    case 0..<126: bytes.append(0x80 | UInt8(count))
    case 126..<65_536: bytes += [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
    default:
      bytes +=
        [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * UInt64($0))) }
    }
    bytes += [0, 0, 0, 0] + payload
    return send(bytes)
  }

  /// Reads one frame from the server; nil when it closed.
  func readFrame() -> (code: UInt8, payload: [UInt8])? {
    let start = read(most: 2)
    guard start.count == 2 else { return nil }
    var length = Int(start[1] & 127)
    if length >= 126 {
      let more = read(most: length == 126 ? 2 : 8)
      length = more.reduce(0) { $0 << 8 | Int($1) }
    }
    let payload = length == 0 ? [] : read(most: length)
    return payload.count == length ? (start[0], payload) : nil
  }

  /// Reads a message of as many frames as it has; nil when the server closed.
  func readMessage() -> [UInt8]? {
    var whole: [UInt8] = []
    while let frame = readFrame(), frame.code & 15 != 8 {
      whole += frame.payload
      if frame.code & 0x80 != 0 { return whole }
    }
    return nil
  }
}
