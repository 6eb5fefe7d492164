extension PrimitiveSequence {
  /// What `observableFactory` makes, which is called for each subscription. If it throws, that is the
  /// outcome.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().asObservable() })
  }

  /// What `primitiveSequenceFactory` makes of a resource that lives as long as the subscription.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(
        resourceFactory,
        observableFactory: { try primitiveSequenceFactory($0).asObservable() }))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// A single that has its element, told on a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
  /// A maybe that has an element, told on a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }
}
