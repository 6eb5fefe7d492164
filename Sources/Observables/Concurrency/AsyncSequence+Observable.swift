extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The sequence as a stream: each subscription iterates it in a task of its own, which is cancelled
  /// when the subscription is disposed of.
  ///
  /// What the sequence throws ends the stream with an error, and a `CancellationError` ends it well.
  /// Elements come on the task's executor, never during `subscribe`.
  ///
  /// - Parameters:
  ///   - detached: whether the task inherits nothing from who subscribes, such as its actor.
  ///   - priority: the task's priority; without one, that of who subscribes.
  public func asObservable(
    detached: Bool = false, priority: TaskPriority? = nil
  ) -> Observable<Element> {
    .create { observer in
      TaskDisposable(detached: detached, priority: priority) {
        do {
          for try await element in self { observer.onNext(element) }
          observer.onCompleted()
        } catch is CancellationError {
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
    }
  }
}

extension ObservableType {
  /// A stream of the elements of an asynchronous sequence, see `AsyncSequence.asObservable`.
  ///
  /// ```swift
  /// let lines = Observable(url.lines)
  /// ```
  public init<Elements: AsyncSequence & Sendable>(_ asyncSequence: Elements)
  where Self == Observable<Elements.Element>, Elements.Element: Sendable {
    self = asyncSequence.asObservable()
  }
}
