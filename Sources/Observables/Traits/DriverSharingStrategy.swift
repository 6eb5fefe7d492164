/// Who comes later gets the last element first.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// State for a screen: a stream that cannot fail, whose events come on the main queue, and that all
/// observers share. Who comes later gets the last element first.
///
/// ```swift
/// let names = search.asDriver().flatMapLatest { text in
///   find(text).asDriver(onErrorJustReturn: [])
/// }
/// names.drive(onNext: { names in list.show(names) }).disposed(by: bag)
/// ```
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
