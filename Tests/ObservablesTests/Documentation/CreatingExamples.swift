import Observables
import Testing

struct CreatingExamples {
  @Test func whatThereIsAlready() async throws {
    #expect(try await Observable.of(1, 2, 3).toArray().value == [1, 2, 3])
    #expect(try await Observable.from("abc").toArray().value == ["a", "b", "c"])
    #expect(try await Observable.range(start: 3, count: 4).toArray().value == [3, 4, 5, 6])
  }

  @Test func whatAnotherCallsBack() async throws {
    let numbers = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      observer.onCompleted()
      return Disposables.create { print("let go") }
    }
    #expect(try await numbers.toArray().value == [1, 2])
  }

  @Test func anewForEachSubscription() async throws {
    var attempt = 0
    let attempts = Observable<Int>.deferred {
      attempt += 1
      return .just(attempt)
    }
    #expect(try await attempts.asSingle().value == 1)
    #expect(try await attempts.asSingle().value == 2)
  }
}
