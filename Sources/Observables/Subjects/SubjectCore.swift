/// What all subjects are made of: observers, what they missed, and the way of an event to them.
///
/// Events go to all observers one after the other. One that comes while another is on its way, from
/// another thread or from an observer, waits until that has arrived everywhere. An observer that comes
/// meanwhile gets the events from the next one on.
final class SubjectCore<Element>: Node, @unchecked Sendable {
  private let memory: SubjectMemory<Element>?
  // All below are read and written under `lock`, which is why nothing else needs to watch over them.
  // NB: none of their types is generic. This code is not specialised, and looking generic types up
  // would take longer than all the rest of an event.
  private let lock = Lock()
  @exclusivity(unchecked) private var observers: [Node] = []
  @exclusivity(unchecked) private var hasEnded = false
  private var end: ((Sink<Element>) -> Void)?
  private var failure: (any Error)?
  /// Counts events and observers together: an observer's `key` says which events it knows.
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var isBusy = false
  @exclusivity(unchecked) private var busyThread = ThreadName.current
  @exclusivity(unchecked) private var waiting = Queue<SubjectWork>()

  init(_ memory: SubjectMemory<Element>? = nil) {
    self.memory = memory
  }

  /// Whether anyone is told of events.
  var hasObservers: Bool { lock.holding { !observers.isEmpty } }

  /// The error that it ended with.
  var error: (any Error)? { lock.holding { failure } }

  /// Reads what is kept, while nobody changes it.
  func reading<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.holding(body) }

  /// Tells the observers of an element.
  func next(_ element: Element) {
    lock.lock()
    if hasEnded { return lock.unlock() }
    number &+= 1
    guard let memory else { return pass(element) }
    var dropped = element
    memory.keep(&dropped)
    if memory.tellsAtOnce { pass(element) } else { lock.unlock() }
    // NB: not under the lock: what goes with it may come back here.
    withExtendedLifetime(dropped) {}
  }

  /// Tells the observers, or puts that off. Begins under the lock and gives it back.
  @inline(__always)
  private func pass(_ element: Element) {
    if isBusy {
      putOff(isEnd: false) { sink in sink.next(element) }
      return lock.unlock()
    }
    isBusy = true
    busyThread = .current
    let observers = observers
    lock.unlock()
    Self.tell(element, to: observers)
    lock.lock()
    if !waiting.isEmpty { return finish() }
    isBusy = false
    lock.unlock()
  }

  /// Tells the observers of an event.
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(error) { sink in sink.error(error) }
    case .completed:
      end { [memory] sink in
        // NB: nothing is kept any more after the end, so this needs no lock.
        for element in memory?.farewell ?? [] where !sink.isDisposed { sink.next(element) }
        if !sink.isDisposed { sink.completed() }
      }
    }
  }

  /// Tells `sink` what it missed and, from now on, of events.
  func greet(_ sink: Sink<Element>) {
    if isDisposed { return sink.error(RxError.disposed(object: "A subject")) }
    // NB: before it is in the list: cancelled meanwhile, it is not there to be taken out, and the
    // check below sees that.
    sink.attach(self)
    lock.lock()
    if !hasEnded, !sink.isDisposed {
      number += 1
      sink.key = number
      observers.append(sink)
    }
    if memory == nil, !hasEnded { return lock.unlock() }
    let elements = memory?.greeting(isEnded: hasEnded) ?? []
    let end = end
    let tell = {
      for element in elements where !sink.isDisposed { sink.next(element) }
      if let end, !sink.isDisposed { end(sink) }
    }
    if isBusy, busyThread == .current {
      // From within an event: nobody else is at it, and who subscribes counts on the value.
      lock.unlock()
      return tell()
    }
    waiting.append(SubjectWork(isEnd: false) { _ in tell() })
    takeTurn()
  }

  override func cancel(_ downstream: Node) {
    let removed = lock.holding { remove(downstream) }
    withExtendedLifetime(removed) {}
  }

  override func dispose() {
    if close() { forget() }
  }

  /// Drops all observers without telling them.
  func forget() {
    let dropped = lock.holding {
      defer {
        observers = []
        waiting.removeAll()
      }
      return (observers, waiting)
    }
    withExtendedLifetime(dropped) {}
  }

  /// Tells `observers` of an element. The array holds them meanwhile: retaining each one anew would take
  /// longer than telling it.
  @inline(__always)
  private static func tell(_ element: Element, to observers: [Node]) {
    observers.withUnsafeBufferPointer { buffer in
      // An array of references is laid out as one of unmanaged references.
      buffer.withMemoryRebound(to: Unmanaged<Node>.self) { observers in
        for observer in observers {
          observer._withUnsafeGuaranteedRef {
            if !$0.isDisposed { sink($0).next(element) }
          }
        }
      }
    }
  }

  private static func sink(_ observer: Node) -> Sink<Element> {
    // Only sinks of this type are ever put into the list.
    unsafeDowncast(observer, to: Sink<Element>.self)
  }

  private func end(_ failure: (any Error)? = nil, _ tell: @escaping (Sink<Element>) -> Void) {
    lock.lock()
    if hasEnded { return lock.unlock() }
    hasEnded = true
    end = tell
    self.failure = failure
    number &+= 1
    putOff(isEnd: true, tell)
    takeTurn()
  }

  /// Lets an event wait for its turn. Under the lock.
  private func putOff(isEnd: Bool, _ tell: @escaping (Sink<Element>) -> Void) {
    let number = number
    waiting.append(
      SubjectWork(isEnd: isEnd) { observers in
        for observer in observers where !observer.isDisposed && observer.key < number {
          tell(Self.sink(observer))
        }
      })
  }

  /// Does the work that waits, or leaves it to whoever is at it. Under the lock, and lets go of it.
  private func takeTurn() {
    if isBusy { return lock.unlock() }
    isBusy = true
    busyThread = .current
    finish()
  }

  /// Does the work that waits until there is none. Under the lock, and lets go of it.
  private func finish() {
    while !waiting.isEmpty {
      tellNext()
      lock.lock()
    }
    isBusy = false
    lock.unlock()
  }

  /// Does what waits first. Begins under the lock and gives it back.
  // NB: a function of its own, so that elements and observers that go with it go when nobody has the
  // lock: code of the user's that runs then may come back here.
  @inline(never)
  private func tellNext() {
    guard let work = waiting.popFirst() else { return lock.unlock() }
    let observers = observers
    if work.isEnd { self.observers = [] }
    lock.unlock()
    work.body(observers)
  }

  /// Takes an observer out. They are in the order of their keys.
  private func remove(_ observer: Node) -> Node? {
    var low = 0
    var high = observers.count
    while low < high {
      let middle = (low + high) / 2
      if observers[middle].key < observer.key { low = middle + 1 } else { high = middle }
    }
    guard low < observers.count, observers[low] === observer else { return nil }
    return observers.remove(at: low)
  }
}
