extension ObservableConvertibleType where Element: Sendable {
  /// The stream as a signal: told on the main queue, and in the place of an error `onErrorJustReturn`
  /// and the end.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal(onMainQueue(SignalSharingStrategy.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The stream as a signal: told on the main queue, and in the place of an error
  /// `onErrorSignalWith` goes on.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    Signal(onMainQueue(SignalSharingStrategy.scheduler).catch { _ in onErrorSignalWith.source })
  }

  /// The stream as a signal: told on the main queue, and in the place of an error what
  /// `onErrorRecover` makes of it goes on.
  public func asSignal(
    onErrorRecover: @escaping @MainActor (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    let recover = unisolated(onErrorRecover)
    return Signal(onMainQueue(SignalSharingStrategy.scheduler).catch { recover($0).source })
  }
}

extension InfallibleType where Element: Sendable {
  /// The stream as a signal: told on the main queue.
  public func asSignal() -> Signal<Element> {
    Signal(onMainQueue(SignalSharingStrategy.scheduler))
  }
}

extension PublishRelay where Element: Sendable {
  /// The relay as a signal: told on the main queue.
  public func asSignal() -> Signal<Element> {
    Signal(onMainQueue(SignalSharingStrategy.scheduler))
  }
}
