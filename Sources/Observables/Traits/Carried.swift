/// An element that stays on the main queue, on its way through operators that would not take it
/// otherwise.
///
/// Whoever makes one says why nobody touches the value elsewhere meanwhile.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

extension Observable {
  /// What `operators` make of the stream, whose scheduler is that of the main queue.
  func carrying(
    _ operators: (Observable<Carried<Element>>) -> Observable<Carried<Element>>
  ) -> Observable<Element> {
    operators(map { Carried(value: $0) }).map { $0.value }
  }

  /// The same stream, subscribed to on the main queue wherever the subscriber is. Its events come
  /// there.
  func subscribedOnMain() -> Observable<Element> {
    // Only who subscribes is elsewhere: the elements are at home on the main queue and stay there.
    let elsewhere = carrying { $0.subscribe(on: ConcurrentMainScheduler.instance) }
    return SourceObservable { sink in
      (MainQueue.isCurrent ? self : elsewhere).run(sink)
    }
  }
}
