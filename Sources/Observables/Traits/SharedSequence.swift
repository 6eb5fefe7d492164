/// A stream that cannot fail, whose events come on the main queue, and that its observers share.
///
/// The closures of its operators are on the main actor; what they touch needs no `await`. Elements need
/// not be `Sendable`, as long as they come from there. See ``Driver`` and ``Signal``.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  let source: Observable<Element>

  /// `source`, shared. The caller knows that it cannot fail and that its events come on the main queue
  /// when it is subscribed to there.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// `raw`, which need not be shared.
  init(raw: Observable<Element>) {
    source = raw
  }

  /// The same stream, without the promise. Whoever subscribes, it is subscribed to on the main queue,
  /// and that is where its events come.
  public func asObservable() -> Observable<Element> { source.subscribedOnMain() }

  /// Itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

extension SharedSequence {
  /// A stream that ends at once.
  public static func empty() -> SharedSequence { SharedSequence(raw: .empty()) }

  /// A stream without any event.
  public static func never() -> SharedSequence { SharedSequence(raw: .never()) }

  /// A stream of one element.
  public static func just(_ element: Element) -> SharedSequence {
    SharedSequence(raw: .just(element))
  }

  /// A stream of the elements that are given.
  public static func of(_ elements: Element...) -> SharedSequence {
    SharedSequence(raw: .from(elements))
  }

  /// A stream of the elements of an array.
  public static func from(_ array: [Element]) -> SharedSequence {
    SharedSequence(raw: .from(array))
  }

  /// A stream of the elements of a sequence.
  public static func from<Elements: Sequence>(_ sequence: Elements) -> SharedSequence
  where Elements.Element == Element {
    SharedSequence(raw: .from(sequence))
  }

  /// A stream of one element, or of none if it is nil.
  public static func from(optional: Element?) -> SharedSequence {
    SharedSequence(raw: .from(optional: optional))
  }

  /// What `observableFactory` makes, which is called when the first observer comes.
  public static func deferred(
    _ observableFactory: @escaping @MainActor () -> SharedSequence
  ) -> SharedSequence {
    let make = unisolated(observableFactory)
    return SharedSequence(.deferred { make().source })
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Counts from zero: an element each `period`, the first when one has passed.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Counts from zero: an element when `dueTime` has passed, and then each `period`.
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
