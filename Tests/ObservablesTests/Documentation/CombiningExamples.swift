import Observables
import Testing

struct CombiningExamples {
  @Test func aFormIsComplete() {
    let name = BehaviorRelay(value: "")
    let age = BehaviorRelay(value: 0)
    let agrees = BehaviorRelay(value: false)
    var log: [Bool] = []
    let subscription =
      Observable
      .combineLatest(name, age, agrees) { name, age, agrees in
        !name.isEmpty && age >= 18 && agrees
      }
      .distinctUntilChanged()
      .subscribe(onNext: { log.append($0) })

    name.accept("Ada")
    age.accept(36)
    agrees.accept(true)
    #expect(log == [false, true])
    subscription.dispose()
  }

  @Test func oneAfterTheOtherOrTogether() async throws {
    let first = Observable.of(1, 2)
    let second = Observable.of(3, 4)
    #expect(try await Observable.concat(first, second).toArray().value == [1, 2, 3, 4])
    #expect(try await Observable.zip(first, second) { $0 * $1 }.toArray().value == [3, 8])
    #expect(try await second.startWith(0).toArray().value == [0, 3, 4])
  }

  @Test func whatIsTypedWhenTheButtonIsTapped() {
    let text = PublishSubject<String>()
    let taps = PublishSubject<Void>()
    var sent: [String] = []
    let subscription = taps.withLatestFrom(text).subscribe(onNext: { sent.append($0) })
    taps.onNext(())
    text.onNext("hello")
    taps.onNext(())
    #expect(sent == ["hello"])
    subscription.dispose()
  }
}
