// Each is the operator of the same name, with closures on the main actor that do not throw.
extension SharedSequenceConvertibleType {
  /// Each element turned into another.
  public func map<Result>(
    _ selector: @escaping @MainActor (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(stream.map(unisolated(selector)))
  }

  /// What `selector` makes of the elements, as far as that is not nil.
  public func compactMap<Result>(
    _ selector: @escaping @MainActor (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(stream.compactMap(unisolated(selector)))
  }

  /// The elements that `predicate` is true for.
  public func filter(
    _ predicate: @escaping @MainActor (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(stream.filter(unisolated(predicate)))
  }

  /// The elements of all sequences that `selector` makes of the elements, as they come.
  public func flatMap<Sharing, Result>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    let selector = unisolated(selector)
    return SharedSequence(stream.flatMap { selector($0).source })
  }

  /// The same, and only the sequence of the last element is listened to.
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    let selector = unisolated(selector)
    return SharedSequence(stream.flatMapLatest { selector($0).source })
  }

  /// The same, and elements that come while one of these sequences runs are dropped.
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    let selector = unisolated(selector)
    return SharedSequence(stream.flatMapFirst { selector($0).source })
  }

  /// What `accumulator` makes of its last result and an element, each time that one comes.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping @MainActor (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(stream.scan(seed, accumulator: unisolated(accumulator)))
  }

  /// All but the first `count` elements.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(stream.skip(count))
  }

  /// `element` first, and then the sequence.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(stream.startWith(element))
  }

  /// The elements whose key is not the one of the element before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @MainActor (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(stream.distinctUntilChanged(unisolated(keySelector)))
  }

  /// The elements that `comparer` does not call equal to the element before.
  public func distinctUntilChanged(
    _ comparer: @escaping @MainActor (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(stream.distinctUntilChanged(unisolated(comparer)))
  }

  /// The elements whose key `comparer` does not call equal to that of the element before.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @MainActor (Element) -> Key,
    comparer: @escaping @MainActor (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      stream.distinctUntilChanged(unisolated(keySelector), comparer: unisolated(comparer)))
  }

  /// Calls closures on the way: each before what it is named after is told, those with `after` in
  /// their name when it was.
  ///
  /// - Parameters:
  ///   - onSubscribe: called before the sequence is subscribed to, which is when the first observer
  ///     comes.
  ///   - onSubscribed: called after that.
  ///   - onDispose: called once after the end or when the last observer has gone, by whoever lets go.
  public func `do`(
    onNext: (@MainActor (Element) -> Void)? = nil, afterNext: (@MainActor (Element) -> Void)? = nil,
    onCompleted: (@MainActor () -> Void)? = nil, afterCompleted: (@MainActor () -> Void)? = nil,
    onSubscribe: (@MainActor () -> Void)? = nil, onSubscribed: (@MainActor () -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      stream.do(
        onNext: onNext.map { unisolated($0) }, afterNext: afterNext.map { unisolated($0) },
        onCompleted: onCompleted.map { unisolated($0) },
        afterCompleted: afterCompleted.map { unisolated($0) },
        onSubscribe: onSubscribe.map { unisolated($0) },
        onSubscribed: onSubscribed.map { unisolated($0) }, onDispose: onDispose))
  }

  /// Writes all that happens to `output`, each line with `identifier` or the place of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function,
    to output: @escaping (String) -> Void = { print($0) }
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      stream.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function, to: output))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// The elements that are not equal to the one before.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(stream.distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// The elements of the last sequence of this sequence of sequences.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(stream.flatMapLatest { $0.stream })
  }

  /// The elements of all sequences of this sequence of sequences, as they come.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(stream.flatMap { $0.stream })
  }

  /// The same, with at most `maxConcurrent` sequences at once; others wait in order.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(stream.map { $0.stream }.merge(maxConcurrent: maxConcurrent))
  }
}
