import Dispatch
import Observables
import Testing

@MainActor @Suite(.leakFree) struct BinderTests {
  @MainActor private final class Screen {
    var title = ""
    var log: [String] = []

    var text: Binder<String> {
      Binder(self) { screen, text in
        MainActor.preconditionIsolated()
        screen.title = text
        screen.log.append(text)
      }
    }
  }

  @Test func onTheMainQueueItSetsAtOnce() {
    let screen = Screen()
    let subject = PublishSubject<String>()
    let subscription = subject.bind(to: screen.text)
    subject.onNext("a")
    #expect(screen.title == "a")
    subject.onNext("b")
    #expect(screen.log == ["a", "b"])
    subscription.dispose()
  }

  @Test func fromElsewhereItIsTakenThereInOrder() async {
    let screen = Screen()
    let binder = screen.text
    await Task.detached {
      for number in 0..<100 { binder.onNext("\(number)") }
    }.value
    while screen.log.count < 100 { await Task.yield() }
    #expect(screen.log == (0..<100).map { "\($0)" })
  }

  @Test func itHoldsTheObjectWeakly() {
    var screen: Screen? = Screen()
    weak let weakly = screen
    let binder = screen?.text
    screen = nil
    #expect(weakly == nil)
    binder?.onNext("too late")
  }

  @Test func theEndIsIgnored() {
    let screen = Screen()
    screen.text.on(.completed)
    #expect(screen.log == [])
    screen.text.onNext("a")
    #expect(screen.title == "a")
  }

  @Test func asAnObserverOfOtherElements() {
    let screen = Screen()
    let numbers: AnyObserver<Int> = screen.text.mapObserver { "\($0)" }
    numbers.onNext(1)
    #expect(screen.title == "1")
  }
}
