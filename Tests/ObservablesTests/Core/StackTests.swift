import Observables
import Testing

/// Streams that feed streams do not pile up on the stack, nor in memory.
@Suite(.leakFree) struct StackTests {
  private let many = 1_000_000

  @Test func concatMapOfMany() {
    var count = 0
    var last = -1
    _ = Observable.from(0..<many).concatMap { Observable.just($0) }.subscribe(onNext: {
      count += $0 == last + 1 ? 1 : 0
      last = $0
    })
    #expect(count == many)
  }

  @Test func concatMapOfManyThatWait() {
    let many = 100_000
    let first = PublishSubject<Int>()
    var count = 0
    var isCompleted = false
    let subscription = Observable.from(0...many)
      .concatMap { $0 == 0 ? first : Observable.just($0) }
      .subscribe(onNext: { _ in count += 1 }, onCompleted: { isCompleted = true })
    #expect(count == 0)
    first.onCompleted()
    #expect(count == many)
    #expect(isCompleted)
    subscription.dispose()
  }

  @Test func flatMapThatCallsItself() {
    func countdown(_ number: Int) -> Observable<Int> {
      number == 0 ? .just(0) : Observable.just(number - 1).flatMap(countdown)
    }
    var log: [String] = []
    _ = countdown(many).subscribe { log.append($0.debugDescription) }
    #expect(log == ["next(0)", "completed"])
  }

  @Test func flatMapThatFeedsItsSource() {
    let many = 100_000
    let subject = PublishSubject<Int>()
    var last = 0
    let subscription = subject.flatMap { Observable.just($0 + 1) }.subscribe(onNext: {
      last = $0
      if $0 < many { subject.onNext($0) }
    })
    subject.onNext(0)
    #expect(last == many)
    subscription.dispose()
  }

  @Test func anEndlessInnerStreamLetsOthersIn() {
    var log: [Int] = []
    let endless = Observable.from(sequence(first: 0) { $0 + 1 })
    _ = Observable.of(0, 100_000).flatMap { start in endless.map { $0 + start } }.take(6)
      .subscribe(onNext: { log.append($0) })
    #expect(log.count == 6)
    #expect(log.contains(0))
    #expect(log.contains(100_000))
  }

  @Test func anEndlessInnerStreamWithinAnother() {
    var log: [Int] = []
    let endless = Observable.from(sequence(first: 0) { $0 + 1 })
    _ = Observable.just(0).flatMap { _ in endless.flatMap { Observable.just($0) } }.take(3)
      .subscribe(onNext: { log.append($0) })
    #expect(log == [0, 1, 2])
  }
}
