extension ObservableType {
  /// A stream for each key that `keySelector` finds, told when the first element with that key comes,
  /// and right before it. If `keySelector` throws, this stream and all groups end with that error.
  ///
  /// A group tells what comes while one is subscribed to it. The source is let go of when this stream's
  /// subscription and those to groups have been disposed of.
  ///
  /// ```
  /// source:        --1--2--3--4--|
  /// groupBy odd:   --A--B--------|
  /// A (true):        1-----3-----|
  /// B (false):          2-----4--|
  /// ```
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    lift { GroupBySink(to: $0, keySelector) }
  }
}

private final class GroupBySink<Key: Hashable, Element>:
  OperatorSink<Element, GroupedObservable<Key, Element>>, @unchecked Sendable
{
  private let keySelector: (Element) throws -> Key
  private var groups: [Key: PublishSubject<Element>] = [:]
  // How many are subscribed: below, and to groups.
  private let count = AtomicCount(1)

  init(
    to downstream: Sink<GroupedObservable<Key, Element>>,
    _ keySelector: @escaping (Element) throws -> Key
  ) {
    self.keySelector = keySelector
    super.init(to: downstream)
  }

  override func next(_ element: Element) {
    do {
      let key = try keySelector(element)
      group(for: key).onNext(element)
    } catch {
      self.error(error)
      dispose()
    }
  }

  override func error(_ error: any Error) { end(.error(error)) { $0.error(error) } }

  override func completed() { end(.completed) { $0.completed() } }

  private func end(
    _ event: Event<Element>, _ tell: (Sink<GroupedObservable<Key, Element>>) -> Void
  ) {
    for group in groups.values { group.on(event) }
    groups = [:]
    if !downstream.isDisposed { tell(downstream) }
    dispose()
  }

  override func cancel(_ downstream: Node) { release() }

  /// One is subscribed more. Not to be called by who has let go.
  func retain() { count.add(1) }

  /// One is subscribed less. The last lets go of the source.
  func release() {
    if count.add(-1) == 1 { dispose() }
  }

  private func group(for key: Key) -> PublishSubject<Element> {
    if let group = groups[key] { return group }
    let group = PublishSubject<Element>()
    groups[key] = group
    if !downstream.isDisposed {
      let source = group.lift { GroupSink(to: $0, self) }
      downstream.next(GroupedObservable(key: key, source: source))
    }
    return group
  }
}

/// A subscription to a group, which keeps the source going.
private final class GroupSink<Key: Hashable, Element>: OperatorSink<Element, Element>,
  @unchecked Sendable
{
  private let parent: GroupBySink<Key, Element>

  init(to downstream: Sink<Element>, _ parent: GroupBySink<Key, Element>) {
    self.parent = parent
    parent.retain()
    super.init(to: downstream)
  }

  override func next(_ element: Element) { downstream.next(element) }

  override func dispose() {
    if close() { parent.release() }
  }
}
