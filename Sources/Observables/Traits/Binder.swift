/// An observer that sets something of an object: on the main actor, and as long as the object lives.
///
/// ```swift
/// let isBusy = Binder<Bool>(screen) { screen, isBusy in screen.showSpinner(isBusy) }
/// loading.bind(to: isBusy).disposed(by: bag)
/// ```
///
/// The object is held weakly. What does not come on the main queue is taken there; elements that are
/// not `Sendable` are not to be touched by who told it any more. The end is ignored, and
/// `Hooks.defaultErrorHandler` gets an error.
public struct Binder<Value>: ObserverType, Sendable {
  /// The type of what it sets.
  public typealias Element = Value

  private let binding: @MainActor (Value) -> Void
  private let scheduler = MainScheduler()

  /// A binder that calls `binding` with `target` and each element.
  @MainActor public init<Target: AnyObject>(
    _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.binding = { [weak target] value in
      if let target { binding(target, value) }
    }
  }

  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let element):
      let binding = unisolated(binding)
      // Who told it lets go of it, see above.
      _ = scheduler.schedule(Carried(value: element)) { carried in
        binding(carried.value)
        return Disposables.create()
      }
    case .error(let error): Hooks.defaultErrorHandler([], error)
    case .completed: break
    }
  }
}
