import Foundation

/// What the server knows of one connection. On its thread alone.
final class Connection {
  /// Told to the site; nil for plain requests.
  var viewer: Int?
  var request: WebRequest?
  /// What a viewer has said so far of a message.
  var incoming = Data()
  /// What is being sent: the bytes with room for the library in front, and how far it has come.
  var outgoing: [UInt8] = []
  var sent = 0
  var isText = false
  var answer: WebAnswer?
  var hasHeaders = false

  var isSending: Bool { sent < outgoing.count }
}
