internal import CObservables

/// A counter of live objects, for leak tests: observables, subscriptions, subjects and disposables.
///
/// Only debug builds count; in others every total is zero.
///
/// ```swift
/// let before = Resources.total
/// // subscribe, use, dispose
/// assert(Resources.total == before)
/// ```
public enum Resources {
  /// How many objects live that were made outside of every ``Tally``, or in the current one.
  public static var total: Int32 { current.total }

  /// A count of its own for a piece of work, so that tests that run at the same time do not see
  /// each other's objects. An object stays with the tally that it was made in.
  public final class Tally: Sendable {
    private let count = AtomicCount()

    /// An empty tally.
    public init() {}

    /// How many objects live that were made in it; zero in release builds.
    public var total: Int32 { Int32(truncatingIfNeeded: count.value) }

    /// Counts what `work` makes, itself and in the tasks it starts. Threads and queues that it
    /// starts count elsewhere.
    public func count<Result>(_ work: () throws -> Result) rethrows -> Result {
      try Resources.$tally.withValue(self, operation: work)
    }

    /// The same for work that waits.
    public func count<Result>(
      isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
    ) async rethrows -> Result {
      try await Resources.$tally.withValue(self, operation: work)
    }

    func add() { count.add(1) }
    func remove() { count.add(-1) }
  }

  @TaskLocal private static var tally: Tally?
  private static let common = Tally()

  /// The tally that counts what is made now and here.
  static var current: Tally { tally ?? common }
}
