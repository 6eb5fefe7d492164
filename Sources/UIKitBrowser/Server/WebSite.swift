import Foundation

/// What a server asks and tells. All of it is called on the server's thread.
protocol WebSite: AnyObject, Sendable {
  /// Why a request is not let in; nil when it is.
  func refusal(of request: WebRequest) -> Refusal?
  /// Answers a request that was let in; `reply` may be called later, from any thread.
  func answer(_ request: WebRequest, reply: @escaping @Sendable (WebAnswer) -> Void)
  /// A viewer is connected. Numbers are never used again.
  func opened(_ viewer: Int)
  /// A viewer said something. Returns false to end the connection.
  func received(_ message: Data, from viewer: Int) -> Bool
  /// What a viewer gets next; nil for nothing yet. Asked for again after ``WebServer/wake()``.
  func nextMessage(for viewer: Int) -> WebMessage?
  /// A viewer is gone.
  func closed(_ viewer: Int)
  /// Something happened that whoever runs the app may want to know.
  func log(_ line: String)
}
