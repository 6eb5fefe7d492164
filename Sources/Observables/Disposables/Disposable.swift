/// Something that can be let go of: most often a subscription.
public protocol Disposable: Sendable {
  /// Lets go. Safe on any thread and at any time; doing it again does nothing.
  func dispose()
}
