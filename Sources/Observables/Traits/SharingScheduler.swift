/// Where the events of shared sequences come.
public enum SharingScheduler {
  @TaskLocal private static var makeInstead: (@Sendable () -> any SchedulerType)?

  /// Makes the scheduler of a shared sequence: a `MainScheduler`, unless a test has put another in its
  /// place.
  public static var make: @Sendable () -> any SchedulerType {
    makeInstead ?? { MainScheduler() }
  }

  /// For tests: shared sequences that `action` makes have `scheduler`. Nothing outside of `action`, and
  /// no other test, sees it. The scheduler's clock is to be moved on the main actor, where the closures
  /// of shared sequences are at home.
  @MainActor public static func mock(
    scheduler: any SchedulerType, action: () throws -> Void
  ) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// The same, with a closure that makes a scheduler for each sequence.
  @MainActor public static func mock(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try $makeInstead.withValue(makeScheduler, operation: action)
  }
}
