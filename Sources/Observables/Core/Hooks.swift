internal import Foundation

/// What the module does where a stream says nothing.
public enum Hooks {
  /// What is called with an error that nobody takes. The call stack is empty; the parameter is there
  /// for handlers that were written for RxSwift.
  public typealias DefaultErrorHandler =
    @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  /// Called when a stream ends with an error and `subscribe` was given no `onError`. At first it
  /// writes the error to standard error in debug builds and does nothing in others.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { lock.holding { handler } }
    set {
      // The one before goes when nobody has the lock.
      var other = newValue
      lock.holding { swap(&handler, &other) }
    }
  }

  private static let lock = Lock()
  // Read and written under `lock` alone.
  nonisolated(unsafe) private static var handler: DefaultErrorHandler = { _, error in
    #if DEBUG
      FileHandle.standardError.write(Data("Observables: nobody took the error \(error)\n".utf8))
    #endif
  }
}
