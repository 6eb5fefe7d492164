extension Observable {
  /// Whichever of the streams has an event first, and that one alone: the others are let go of. Of no
  /// streams, it never has an event.
  ///
  /// ```
  /// a:    -----1--2--|
  /// b:    --3-----4--5--|
  /// amb:  --3-----4--5--|
  /// ```
  public static func amb<Streams: Sequence>(_ sequence: Streams) -> Observable<Element>
  where Streams.Element == Observable<Element> {
    SourceObservable { sink in
      let race = AmbSink(to: sink)
      sink.attach(race)
      for stream in sequence where race.isOpen { race.listen(to: stream) }
    }
  }
}

extension ObservableType {
  /// This stream or `right`, whichever has an event first: the other is let go of.
  public func amb<Source: ObservableConvertibleType>(
    _ right: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable.amb([asObservable(), right.asObservable()])
  }
}

private final class AmbSink<Element>: Gate<Void>, @unchecked Sendable {
  let downstream: Sink<Element>
  // Read and written under `lock`.
  private var racers: [Node] = []
  private var hasWinner = false

  init(to downstream: Sink<Element>) {
    self.downstream = downstream
  }

  /// Whether there is no winner yet.
  var isOpen: Bool { !isDisposed && lock.holding { !hasWinner } }

  func listen(to stream: Observable<Element>) {
    let inlet = AmbInlet(to: self)
    lock.holding { racers.append(inlet) }
    add(inlet)
    // Another may have won before this one could be let go of.
    if isOpen { stream.run(inlet) } else { inlet.dispose() }
  }

  /// Whether `inlet` is the first; then the others are let go of.
  func isFirst(_ inlet: Node) -> Bool {
    let others = lock.holding { () -> [Node]? in
      if hasWinner || isDisposed { return nil }
      hasWinner = true
      defer { racers = [] }
      return racers
    }
    guard let others else { return false }
    for other in others where other !== inlet { remove(other) }
    return true
  }

  override func dispose() {
    super.dispose()
    let racers = lock.holding {
      defer { self.racers = [] }
      return self.racers
    }
    withExtendedLifetime(racers) {}
  }
}

private final class AmbInlet<Element>: Sink<Element>, @unchecked Sendable {
  private let race: AmbSink<Element>
  // Only whoever feeds it touches this.
  private var hasWon = false

  init(to race: AmbSink<Element>) {
    self.race = race
  }

  override func next(_ element: Element) {
    if wins() { race.downstream.next(element) }
  }

  override func error(_ error: any Error) {
    if wins() { race.downstream.error(error) }
    race.remove(self)
  }

  override func completed() {
    if wins() { race.downstream.completed() }
    race.remove(self)
  }

  private func wins() -> Bool {
    if isDisposed { return false }
    if !hasWon { hasWon = race.isFirst(self) }
    return hasWon
  }
}
