import Observables
import Testing

struct OverviewExamples {
  @Test func whatIsTypedIsHeard() {
    let typed = PublishSubject<String>()
    let bag = DisposeBag()
    var heard: [String] = []

    typed
      .map { $0.lowercased() }
      .distinctUntilChanged()
      .filter { $0.count > 2 }
      .subscribe(onNext: { heard.append($0) })
      .disposed(by: bag)

    for text in ["S", "Sw", "Swi", "SWI", "Swift"] { typed.onNext(text) }
    #expect(heard == ["swi", "swift"])
  }
}
