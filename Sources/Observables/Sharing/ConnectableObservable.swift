/// A stream that many observe and whose source is subscribed to once, when it is connected.
///
/// ```swift
/// let numbers = Observable.of(1, 2, 3).publish()
/// let first = numbers.subscribe(onNext: { print("first \($0)") })
/// let second = numbers.subscribe(onNext: { print("second \($0)") })
/// let connection = numbers.connect()
/// ```
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  private let core: MulticastCore<Element>

  init(_ core: MulticastCore<Element>) {
    self.core = core
    super.init()
  }

  /// Subscribes to the source, and returns what ends that: observers then hear nothing any more. While
  /// it is connected, connecting again does nothing and returns the same.
  public func connect() -> any Disposable {
    let session = core.current
    session.start()
    return session.connection
  }

  /// A stream that is connected as long as anyone observes it: the first one's subscription connects,
  /// and the disposal of the last one's ends that.
  ///
  /// ```
  /// source:    ----1--2--3--4--5
  /// first:     ^---1--2--!
  /// second:         ^-2--3--!
  /// connected: ^------------!
  /// ```
  public func refCount() -> Observable<Element> { RefCount(core) }

  override func run(_ sink: Sink<Element>) { core.current.output.run(sink) }
}
