/// A task that is cancelled when it is disposed of.
final class TaskDisposable: Node, @unchecked Sendable {
  // Immutable, and tasks may be cancelled by any thread.
  private let task: Task<Void, Never>

  /// Begins with `work` in a task.
  init(
    detached: Bool, priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
  ) {
    task =
      detached
      ? Task.detached(priority: priority, operation: work)
      : Task(priority: priority, operation: work)
  }

  override func dispose() {
    if close() { task.cancel() }
  }
}
