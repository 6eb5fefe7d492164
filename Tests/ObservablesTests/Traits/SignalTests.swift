import Observables
import ObservablesTestSupport
import Testing

@MainActor @Suite(.leakFree) struct SignalTests {
  @Test func whoComesLaterGetsWhatComesLater() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    let first = MainLog<Int>()
    let second = MainLog<Int>()
    let bag = DisposeBag()
    signal.emit(onNext: { first.append($0) }).disposed(by: bag)
    relay.accept(1)
    signal.emit(onNext: { second.append($0) }).disposed(by: bag)
    relay.accept(2)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
  }

  @Test func errorsAreReplaced() {
    let log = MainLog<Int>()
    let source = Observable.concat(.just(1), .error(TestError()))
    let signals = [
      source.asSignal(onErrorJustReturn: 7), source.asSignal(onErrorSignalWith: .just(7)),
      source.asSignal(onErrorRecover: { .just($0 is TestError ? 7 : 0) }),
    ]
    for signal in signals { _ = signal.emit(onNext: { log.append($0) }) }
    #expect(log.values == [1, 7, 1, 7, 1, 7])
  }

  @Test func emittingToObserversRelaysAndObjects() {
    final class Screen {
      var log: [String] = []
    }
    let screen = Screen()
    let signal = Signal.just("a")
    let relay = BehaviorRelay(value: "")
    let optional = BehaviorRelay<String?>(value: nil)
    _ = signal.emit(to: Binder(screen) { $0.log.append($1) })
    _ = signal.emit(to: Binder<String?>(screen) { $0.log.append($1 ?? "none") })
    _ = signal.emit(
      with: screen, onNext: { $0.log.append($1) }, onCompleted: { $0.log.append("|") })
    _ = signal.emit(to: relay)
    _ = signal.emit(to: optional)
    _ = signal.withUnretained(screen).emit(onNext: { $0.log.append($1) })
    _ = signal.withUnretained(screen) { $1 + "\($0.log.count)" }
      .emit(onNext: { screen.log.append($0) })
    #expect(screen.log == ["a", "a", "a", "|", "a", "a5"])
    #expect(relay.value == "a")
    #expect(optional.value == "a")
  }

  @Test func betweenSignalsAndDrivers() {
    let log = MainLog<Int>()
    let infallible = Infallible.just(1)
    _ = infallible.asSignal().asDriver().drive(onNext: { log.append($0) })
    _ = infallible.asDriver().asSignal(onErrorJustReturn: 0).emit(onNext: { log.append($0) })
    _ = Signal.just(1).flatMapLatest { Driver.just($0 + 1) }.drive(onNext: { log.append($0) })
    #expect(log.values == [1, 1, 2])
  }
}
