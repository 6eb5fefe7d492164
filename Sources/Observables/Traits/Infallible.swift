/// A stream that cannot fail: a plain one, of which the types say so.
///
/// It shares nothing and keeps nothing; see ``SharedSequence`` for streams that do.
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  /// `source`, of which the caller knows that it does not fail.
  init(_ source: Observable<Element>) {
    self.source = source
  }

  /// The same stream, without the promise.
  public func asObservable() -> Observable<Element> { source }
}

extension InfallibleType {
  /// What is told of events by whoever makes an infallible stream.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A stream that `subscribe` makes: it is called for each subscription, with what to tell of events,
  /// and returns what is disposed of at the end. Events may be told from any thread.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// A stream of one element.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// A stream that ends at once.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// A stream without any event.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// A stream of the elements that are given.
  public static func of(_ elements: Element...) -> Infallible<Element> {
    Infallible(.from(elements))
  }

  /// A stream of the elements of an array.
  public static func from(_ array: [Element]) -> Infallible<Element> { Infallible(.from(array)) }

  /// A stream of the elements of a sequence.
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Infallible<Element>
  where Elements.Element == Element {
    Infallible(.from(sequence))
  }

  /// A stream of one element, or of none if it is nil.
  public static func from(optional: Element?) -> Infallible<Element> {
    Infallible(.from(optional: optional))
  }
}
