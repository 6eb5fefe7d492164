extension ObservableType {
  /// Each time that `sampler` has an element, and once more at its end: the last element since the time
  /// before. If there was none, `defaultValue`, or nothing if that is nil. It ends when both have; an
  /// error of either ends it.
  ///
  /// ```
  /// source:   --1-2-----3------|
  /// sampler:  -----t--t----t-----t
  /// sample:   -----2-------3-----|
  /// ```
  public func sample<Source: ObservableConvertibleType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return SourceObservable { sink in
      let own = SampleSink<Element, Source.Element>(to: sink, defaultValue)
      sink.attach(own)
      own.listen(to: source) { .source($0) }
      if !own.isDisposed { own.listen(to: sampler) { .sampler($0) } }
    }
  }
}

private final class SampleSink<Element, Sample>: CombinerSink<SampleSink.Input, Element>,
  @unchecked Sendable
{
  enum Input {
    case source(Event<Element>)
    case sampler(Event<Sample>)
  }

  private let defaultValue: Element?
  private var latest: Element?
  private var isSourceDone = false
  private var isSamplerDone = false

  init(to downstream: Sink<Element>, _ defaultValue: Element?) {
    self.defaultValue = defaultValue
    super.init(to: downstream)
  }

  override func handle(_ input: Input) {
    guard !isDisposed else { return }
    switch input {
    case .source(.next(let element)): latest = element
    case .source(.completed):
      isSourceDone = true
      // Nothing can come any more.
      if isSamplerDone { finish() }
    case .source(.error(let error)), .sampler(.error(let error)): fail(error)
    case .sampler(.next): tell()
    case .sampler(.completed):
      isSamplerDone = true
      tell()
    }
  }

  private func tell() {
    if let element = latest.take() ?? defaultValue { emit(element) }
    if isSourceDone { finish() }
  }
}
