import CWebSockets
import Foundation

extension Connection {
  private static let piece = 64 << 10

  /// Makes a message what is sent next.
  func load(_ message: WebMessage) {
    let front = [UInt8](repeating: 0, count: Int(touchup_lws_pre))
    switch message {
    case .text(let data):
      outgoing = front + data
      isText = true
    case .binary(let bytes):
      outgoing = front + bytes
      isText = false
    }
    sent = front.count
  }

  /// Sends the next piece of what is loaded; false when the connection is broken.
  func sendPiece(to wsi: OpaquePointer) -> Bool {
    let front = Int(touchup_lws_pre)
    let isFirst = sent == front
    let count = min(Self.piece, outgoing.count - sent)
    let isLast = sent + count == outgoing.count
    let kind: UInt32
    if viewer == nil {
      kind = isLast ? LWS_WRITE_HTTP_FINAL.rawValue : LWS_WRITE_HTTP.rawValue
    } else {
      let first = isText ? LWS_WRITE_TEXT.rawValue : LWS_WRITE_BINARY.rawValue
      kind =
        (isFirst ? first : LWS_WRITE_CONTINUATION.rawValue)
        | (isLast ? 0 : LWS_WRITE_NO_FIN.rawValue)
    }
    // The library writes its own into the bytes in front, which have been sent or are spare.
    let written = outgoing.withUnsafeMutableBufferPointer {
      lws_write(wsi, $0.baseAddress! + sent, count, lws_write_protocol(kind))
    }
    guard written >= count else { return false }
    sent += count
    if isLast {
      outgoing = []
      sent = 0
    }
    return true
  }

  /// Sends what stands before the body of an answer; false when the connection is broken.
  func sendHeaders(of answer: WebAnswer, to wsi: OpaquePointer) -> Bool {
    hasHeaders = true
    let front = Int(touchup_lws_pre)
    var buffer = [UInt8](repeating: 0, count: front + 4096)
    return buffer.withUnsafeMutableBufferPointer { buffer in
      let start = buffer.baseAddress! + front
      let end = buffer.baseAddress! + buffer.count - 1
      var next: UnsafeMutablePointer<UInt8>? = start
      guard
        lws_add_http_common_headers(
          wsi, UInt32(answer.status), answer.type, UInt64(answer.body.count), &next, end) == 0
      else { return false }
      let always = [
        "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer", "X-Frame-Options": "DENY",
        "Cross-Origin-Resource-Policy": "same-origin",
      ]
      for (name, value) in always.merging(answer.headers, uniquingKeysWith: { $1 }).sorted(by: {
        $0.key < $1.key
      }) {
        let bytes = Array(value.utf8)
        guard
          lws_add_http_header_by_name(
            wsi, name.lowercased() + ":", bytes, Int32(bytes.count), &next, end) == 0
        else { return false }
      }
      return lws_finalize_write_http_header(wsi, start, &next, end) == 0
    }
  }
}
