/// Who comes later gets what comes later.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

/// Events for a screen: a stream that cannot fail, whose events come on the main queue, and that all
/// observers share. Nothing is kept: who comes later gets what comes later.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
