/// What a kind of shared sequence is: where its events come and how its observers share them.
public protocol SharingStrategyProtocol {
  /// Where events come. It has to end up on the main queue.
  static var scheduler: any SchedulerType { get }

  /// `source`, shared by all observers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
