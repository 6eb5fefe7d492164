import Observables
import Testing

@Suite struct ResourcesTests {
  @Test func countsWhatLivesInItsTally() {
    let tally = Resources.Tally()
    tally.count {
      let subject = PublishSubject<Int>()
      #expect(Resources.total == tally.total)
      let before = tally.total
      #expect(before > 0)
      let subscription = subject.map { $0 }.subscribe(onNext: { _ in })
      #expect(tally.total > before)
      subscription.dispose()
    }
    #expect(tally.total == 0)
  }

  @Test func seesALeak() {
    let tally = Resources.Tally()
    final class Owner {
      var subscription: (any Disposable)?
      let subject = PublishSubject<Int>()
    }
    let owner = tally.count {
      let owner = Owner()
      owner.subscription = owner.subject.subscribe(onNext: { _ in _ = owner })
      return owner
    }
    #expect(tally.total > 0)
    owner.subscription?.dispose()
    owner.subscription = nil
    #expect(tally.total > 0)
  }

  @Test func talliesDoNotSeeEachOther() {
    let outer = Resources.Tally()
    let inner = Resources.Tally()
    outer.count {
      let subject = inner.count { PublishSubject<Int>() }
      #expect(outer.total == 0)
      #expect(inner.total > 0)
      withExtendedLifetime(subject) {}
    }
    #expect(inner.total == 0)
  }
}
