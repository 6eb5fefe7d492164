import Observables
import Testing

@Suite(.leakFree) struct DisposablesTests {
  @Test func aClosureIsCalledOnce() {
    var count = 0
    let disposable = Disposables.create { count += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(count == 1)
    #expect(disposable.isDisposed)
  }

  @Test func severalAreDisposedOfInOrder() {
    var log: [Int] = []
    let all = Disposables.create(
      Disposables.create { log.append(1) }, Disposables.create { log.append(2) },
      Disposables.create())
    all.dispose()
    all.dispose()
    #expect(log == [1, 2])
    #expect(all.isDisposed)
  }

  @Test func aBagDisposesWhenItGoes() {
    var log: [Int] = []
    do {
      let bag = DisposeBag(disposing: Disposables.create { log.append(1) })
      Disposables.create { log.append(2) }.disposed(by: bag)
      bag.insert(Disposables.create { log.append(3) }, Disposables.create { log.append(4) })
      #expect(log.isEmpty)
      withExtendedLifetime(bag) {}
    }
    #expect(log == [1, 2, 3, 4])
  }

  @Test func aSerialPlaceDisposesOfTheOneBefore() {
    var log: [Int] = []
    let place = SerialDisposable()
    place.disposable = Disposables.create { log.append(1) }
    place.disposable = Disposables.create { log.append(2) }
    #expect(log == [1])
    place.dispose()
    place.dispose()
    #expect(log == [1, 2])
    place.disposable = Disposables.create { log.append(3) }
    #expect(log == [1, 2, 3])
    #expect(place.isDisposed)
  }

  @Test func aSingleAssignmentMayComeAfterTheDisposal() {
    var count = 0
    let place = SingleAssignmentDisposable()
    place.dispose()
    #expect(count == 0)
    place.setDisposable(Disposables.create { count += 1 })
    #expect(count == 1)
  }

  @Test func aCompositeGrowsAndShrinks() {
    var log: [Int] = []
    let composite = CompositeDisposable()
    let key = composite.insert(Disposables.create { log.append(1) })
    _ = composite.insert(Disposables.create { log.append(2) })
    #expect(composite.count == 2)
    if let key { composite.remove(for: key) }
    #expect(log == [1])
    composite.dispose()
    #expect(log == [1, 2])
    #expect(composite.insert(Disposables.create { log.append(3) }) == nil)
    #expect(log == [1, 2, 3])
    #expect(composite.count == 0)
  }

  @Test func aRefCountWaitsForAll() {
    var count = 0
    let shared = RefCountDisposable(disposable: Disposables.create { count += 1 })
    let first = shared.retain()
    let second = shared.retain()
    shared.dispose()
    first.dispose()
    first.dispose()
    #expect(count == 0)
    #expect(!shared.isDisposed)
    second.dispose()
    #expect(count == 1)
    #expect(shared.isDisposed)
    shared.retain().dispose()
    #expect(count == 1)
  }

  @Test func aBooleanRemembers() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }

  @Test func aScheduledOneIsDisposedOfOnItsScheduler() {
    var count = 0
    let disposable = ScheduledDisposable(
      scheduler: CurrentThreadScheduler.instance, disposable: Disposables.create { count += 1 })
    disposable.dispose()
    disposable.dispose()
    #expect(count == 1)
    #expect(disposable.isDisposed)
  }
}
