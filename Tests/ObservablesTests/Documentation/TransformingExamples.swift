import Observables
import Testing

struct TransformingExamples {
  @Test func elementsIntoOthers() async throws {
    let words = Observable.of("1", "x", "3")
    #expect(try await words.map { $0 + "!" }.toArray().value == ["1!", "x!", "3!"])
    #expect(try await words.compactMap { Int($0) }.toArray().value == [1, 3])
    let sums = Observable.of(1, 2, 3).scan(0) { $0 + $1 }
    #expect(try await sums.toArray().value == [1, 3, 6])
  }

  @Test func elementsIntoStreams() async throws {
    let pages = Observable.of(1, 2).concatMap { page in
      Observable.of("page \(page), row 1", "page \(page), row 2")
    }
    #expect(try await pages.toArray().value.last == "page 2, row 2")
  }

  @Test func theLastQuestionIsAnswered() {
    let questions = PublishSubject<String>()
    var answers: [String: PublishSubject<String>] = [:]
    var log: [String] = []
    let subscription =
      questions
      .flatMapLatest { question in
        let answer = PublishSubject<String>()
        answers[question] = answer
        return answer
      }
      .subscribe(onNext: { log.append($0) })

    questions.onNext("first")
    questions.onNext("second")
    answers["first"]?.onNext("too late")
    answers["second"]?.onNext("in time")
    #expect(log == ["in time"])
    subscription.dispose()
  }
}
