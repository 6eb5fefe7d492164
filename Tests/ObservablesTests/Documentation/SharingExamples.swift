import Observables
import Testing

struct SharingExamples {
  @Test func oneSubscriptionForAll() {
    let source = PublishSubject<Int>()
    var subscriptions = 0
    let shared =
      source
      .do(onSubscribe: { subscriptions += 1 })
      .share(replay: 1)
    var log: [String] = []
    let bag = DisposeBag()

    shared.subscribe(onNext: { log.append("first \($0)") }).disposed(by: bag)
    source.onNext(1)
    shared.subscribe(onNext: { log.append("second \($0)") }).disposed(by: bag)
    source.onNext(2)

    #expect(subscriptions == 1)
    #expect(log == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test func connectedWhenAllAreThere() {
    let numbers = Observable.of(1, 2).publish()
    var sum = 0
    let bag = DisposeBag()
    numbers.subscribe(onNext: { sum += $0 }).disposed(by: bag)
    numbers.subscribe(onNext: { sum += $0 * 10 }).disposed(by: bag)
    #expect(sum == 0)
    numbers.connect().disposed(by: bag)
    #expect(sum == 33)
  }
}
