extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
  /// A single of what `work` returns or throws. Each subscription runs it in a task of its own, which
  /// is cancelled when the subscription is disposed of.
  ///
  /// ```swift
  /// let user = Single { try await api.user(named: "Ada") }
  /// ```
  public init(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Element
  ) {
    self = .create(priority: priority, work: work)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// A single of what `work` returns or throws. Each subscription runs it in a task of its own, which
  /// is cancelled when the subscription is disposed of.
  ///
  /// - Parameters:
  ///   - detached: whether the task inherits nothing from who subscribes, such as its actor.
  ///   - priority: the task's priority; without one, that of who subscribes.
  ///   - work: run once for each subscription.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    Single(raw: .running(detached, priority) { observer in observer.onNext(try await work()) })
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
  /// A maybe of what `work` returns or throws; nil is no element. Each subscription runs it in a task
  /// of its own, which is cancelled when the subscription is disposed of.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Element?
  ) -> PrimitiveSequence<Trait, Element> {
    Maybe(
      raw: .running(detached, priority) { observer in
        if let element = try await work() { observer.onNext(element) }
      })
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A completable of `work`: it ends when that returns and fails with what it throws. Each
  /// subscription runs it in a task of its own, which is cancelled when the subscription is disposed
  /// of.
  @_disfavoredOverload
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil,
    work: @escaping @Sendable () async throws -> Void
  ) -> PrimitiveSequence<Trait, Element> {
    Completable(raw: .running(detached, priority) { _ in try await work() })
  }
}

extension Observable where Element: Sendable {
  /// A stream that `work` feeds, in a task for each subscription. It ends when that returns.
  static func running(
    _ detached: Bool, _ priority: TaskPriority?,
    _ work: @escaping @Sendable (AnyObserver<Element>) async throws -> Void
  ) -> Observable<Element> {
    .create { observer in
      TaskDisposable(detached: detached, priority: priority) {
        do {
          try await work(observer)
          observer.onCompleted()
        } catch {
          observer.onError(error)
        }
      }
    }
  }
}
