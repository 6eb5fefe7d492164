import Observables
import Testing

@MainActor struct TraitExamples {
  final class Label {
    var text = ""
  }

  @Test func oneElementOrAnError() {
    var log: [String] = []
    let answer = Single<Int>.create { tell in
      tell(.success(42))
      return Disposables.create()
    }
    _ = answer.map { "\($0)" }.subscribe(
      onSuccess: { log.append($0) }, onFailure: { log.append("\($0)") })
    _ = Completable.empty().andThen(Single.just("then")).subscribe(onSuccess: { log.append($0) })
    #expect(log == ["42", "then"])
  }

  @Test func stateAndEventsOfAScreen() {
    let label = Label()
    let name = BehaviorRelay(value: "Ada")
    let taps = PublishRelay<Void>()
    let bag = DisposeBag()

    name.asDriver()
      .map { "Hello, \($0)!" }
      .drive(with: label, onNext: { label, text in label.text = text })
      .disposed(by: bag)
    #expect(label.text == "Hello, Ada!")

    taps.asSignal()
      .emit(onNext: { name.accept("Grace") })
      .disposed(by: bag)
    taps.accept(())
    #expect(label.text == "Hello, Grace!")
  }

  @Test func aBinderHoldsItsObjectWeakly() {
    let label = Label()
    let text = Binder<String>(label) { label, text in label.text = text }
    _ = Observable.of("a", "b").bind(to: text)
    #expect(label.text == "b")
  }
}
