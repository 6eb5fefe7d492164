import CWebSockets
import Foundation

extension WebRequest {
  /// Reads what the library knows of a request, at the beginning of it alone.
  init(_ wsi: OpaquePointer, path: String?) {
    let posted = Self.header(WSI_TOKEN_POST_URI, of: wsi)
    self.init(path: path ?? Self.header(WSI_TOKEN_GET_URI, of: wsi) ?? posted ?? "")
    method =
      posted != nil ? "POST" : Self.header(WSI_TOKEN_GET_URI, of: wsi) != nil ? "GET" : "other"
    host = Self.header(WSI_TOKEN_HOST, of: wsi)
    origin = Self.header(WSI_TOKEN_ORIGIN, of: wsi)
    token = Self.token(of: wsi)
  }

  /// One header; nil when it is missing, or longer than any that is expected.
  static func header(_ token: lws_token_indexes, of wsi: OpaquePointer) -> String? {
    let length = lws_hdr_total_length(wsi, token)
    guard length > 0, length < 4096 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(length) + 1)
    guard lws_hdr_copy(wsi, &buffer, length + 1, token) > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What stands after `token=` in the URL.
  private static func token(of wsi: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 2048)
    for index in 0..<16 {
      let length = lws_hdr_copy_fragment(
        wsi, &buffer, Int32(buffer.count), WSI_TOKEN_HTTP_URI_ARGS, Int32(index))
      guard length > 0 else { break }
      let bytes = buffer.prefix(Int(length)).map(UInt8.init(bitPattern:))
      let text = String(decoding: bytes, as: UTF8.self)
      if text.hasPrefix("token=") { return String(text.dropFirst(6)) }
    }
    return nil
  }
}
