import Foundation

/// What somebody asks for, or asks to be let in with.
struct WebRequest: Equatable, Sendable {
  var method = "GET"
  var path: String
  var token: String?
  /// The name that the browser knows this machine by.
  var host: String?
  /// The page that a browser asks for, if it says so.
  var origin: String?
  var isSocket = false
  var body = Data()
}
