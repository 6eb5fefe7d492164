import Dispatch
import Observables
import Testing

@MainActor @Suite(.leakFree) struct ControlTraitTests {
  /// A field as a kit would make it: a person types, the app sets.
  private final class Field {
    private let typed = PublishSubject<String?>()
    var text: String? = "first"
    var subscriptions = 0

    var property: ControlProperty<String?> {
      let values = Observable<String?>.create { observer in
        dispatchPrecondition(condition: .onQueue(.main))
        self.subscriptions += 1
        observer.onNext(self.text)
        let subscription = self.typed.subscribe(observer)
        return Disposables.create {
          dispatchPrecondition(condition: .onQueue(.main))
          self.subscriptions -= 1
          subscription.dispose()
        }
      }
      return ControlProperty(
        values: values, valueSink: AnyObserver { if case .next(let text) = $0 { self.text = text } }
      )
    }

    func type(_ text: String) {
      self.text = text
      typed.onNext(text)
    }
  }

  @Test func aPropertyTellsItsValueAndWhatIsTyped() {
    let field = Field()
    var log: [String?] = []
    let subscription = field.property.subscribe(onNext: { log.append($0) })
    field.type("a")
    _ = Observable<String?>.just("set").bind(to: field.property)
    field.type("b")
    #expect(log == ["first", "a", "b"])
    subscription.dispose()
    #expect(field.subscriptions == 0)
  }

  @Test func itIsSet() {
    let field = Field()
    field.property.onNext("set")
    #expect(field.text == "set")
    field.property.orEmpty.onNext("again")
    #expect(field.text == "again")
  }

  @Test func orEmptyAndChanged() {
    let field = Field()
    field.text = nil
    var texts: [String] = []
    var changes: [String?] = []
    let bag = DisposeBag()
    field.property.orEmpty.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
    field.property.changed.subscribe(onNext: { changes.append($0) }).disposed(by: bag)
    field.type("a")
    #expect(texts == ["", "a"])
    #expect(changes == ["a"])
  }

  @Test func asOtherTraits() {
    let field = Field()
    let log = MainLog<String?>()
    let bag = DisposeBag()
    field.property.asDriver().drive(onNext: { log.append($0) }).disposed(by: bag)
    field.property.asInfallible().take(1).subscribe(onNext: { log.append($0) }).disposed(by: bag)
    field.property.changed.asSignal().emit(onNext: { log.append($0) }).disposed(by: bag)
    field.property.changed.asDriver().drive(onNext: { log.append($0) }).disposed(by: bag)
    field.property.changed.asInfallible().subscribe(onNext: { log.append($0) }).disposed(by: bag)
    #expect(log.values == ["first", "first"])
    field.type("a")
    #expect(log.values == ["first", "first", "a", "a", "a", "a"])
  }

  @Test func itIsSubscribedToAndLetGoOfOnTheMainQueue() async {
    let taps = PublishSubject<Int>()
    let done = Bell()
    let event = ControlEvent(
      events: taps.do(
        onSubscribe: { dispatchPrecondition(condition: .onQueue(.main)) },
        onDispose: {
          dispatchPrecondition(condition: .onQueue(.main))
          done.ring()
        }))
    nonisolated(unsafe) let shared = event
    let subscription = await Task.detached { shared.subscribe(onNext: { _ in }) }.value
    while !taps.hasObservers { await Task.yield() }
    await Task.detached { subscription.dispose() }.value
    await done.rung()
    #expect(!taps.hasObservers)
  }
}
