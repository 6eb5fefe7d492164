import CAllocations
import Dispatch
import Harness
import Observables

/// From an event of a stream to the closures that wait for it.
func streamRows() -> [Row] {
  [
    observerRow(count: 1, budget: .ratio(2)),
    observerRow(count: 2, budget: .ratio(2)),
    observerRow(count: 100, budget: .ratio(2)),
    subscribeRow(),
    allocationsRow(),
    mapFilterRow(),
    flatMapLatestRow(),
    combineLatestRow(),
    valuesRow(),
  ]
}

private func observerRow(count: Int, budget: Budget) -> Row {
  let tally = Tally()
  let subject = PublishSubject<Int>()
  let list = ClosureList()
  for _ in 0..<count {
    _ = subject.subscribe(onNext: { tally.sum &+= $0 })
    _ = list.add { tally.sum &+= $0 }
  }
  return Row(
    "stream: one event to \(count) observer\(count == 1 ? "" : "s")",
    subject: Workload("PublishSubject", loop: { send($0, to: subject, tally) }),
    yardstick: plain(list, tally), budget: budget)
}

private func subscribeRow() -> Row {
  let tally = Tally()
  let subject = PublishSubject<Int>()
  let list = ClosureList()
  return Row(
    "stream: subscribe, one event, dispose",
    subject: Workload("PublishSubject") { subscribeOnce(subject, tally) },
    yardstick: Workload("array of closures") {
      let key = list.add { tally.sum &+= $0 }
      list.call(1)
      list.remove(key)
    },
    budget: .ratio(4))
}

private func allocationsRow() -> Row {
  let tally = Tally()
  let subject = PublishSubject<Int>()
  return Row(
    "stream: memory for subscribe, one event, dispose", counting: "allocations", atMost: 4
  ) {
    subscribeOnce(subject, tally)
    let before = allocations_made()
    subscribeOnce(subject, tally)
    return allocations_made() - before
  }
}

private func mapFilterRow() -> Row {
  let tally = Tally()
  let subject = PublishSubject<Int>()
  var stream = subject.asObservable()
  var closure: (Int) -> Void = { tally.sum &+= $0 }
  for _ in 0..<6 {
    stream = stream.map { $0 &+ 1 }.filter { $0 >= 0 }
    closure = piped(map: { $0 &+ 1 }, filter: { $0 >= 0 }, to: closure)
  }
  _ = stream.subscribe(onNext: { tally.sum &+= $0 })
  let list = ClosureList()
  _ = list.add(closure)
  return Row(
    "stream: six pairs of map and filter",
    subject: Workload("map.filter", loop: { send($0, to: subject, tally) }),
    yardstick: plain(list, tally), budget: .ratio(4))
}

private func flatMapLatestRow() -> Row {
  let tally = Tally()
  let subject = PublishSubject<Int>()
  _ = subject.flatMapLatest { Observable.just($0 &+ 1) }.subscribe(onNext: { tally.sum &+= $0 })
  // What replaces the work of before, and does its own at once.
  var current: (() -> Int)?
  let list = ClosureList()
  _ = list.add { value in
    current = { value &+ 1 }
    if let current { tally.sum &+= current() }
  }
  return Row(
    "stream: one event through flatMapLatest",
    subject: Workload("flatMapLatest", loop: { send($0, to: subject, tally) }),
    yardstick: plain(list, tally), budget: .ratio(20))
}

private func combineLatestRow() -> Row {
  let tally = Tally()
  let first = PublishSubject<Int>()
  let second = PublishSubject<Int>()
  _ = Observable.combineLatest(first, second) { $0 &+ $1 }
    .subscribe(onNext: { tally.sum &+= $0 })
  var latest: (first: Int?, second: Int?)
  let list = ClosureList()
  _ = list.add { value in
    latest.first = value
    if let first = latest.first, let second = latest.second { tally.sum &+= first &+ second }
  }
  second.onNext(1)
  latest.second = 1
  return Row(
    "stream: one event through combineLatest of two",
    subject: Workload("combineLatest", loop: { send($0, to: first, tally) }),
    yardstick: plain(list, tally), budget: .ratio(20))
}

private func valuesRow() -> Row {
  Row(
    "stream: one event to a loop that awaits it",
    subject: Workload(
      "values",
      loop: { times in
        waiting {
          let subject = PublishSubject<Int>()
          var values = subject.values.makeAsyncIterator()
          var sum = 0
          for value in 0..<times {
            subject.onNext(value)
            sum &+= try await values.next() ?? 0
          }
          return sum
        }
      }),
    yardstick: Workload(
      "AsyncThrowingStream",
      loop: { times in
        waiting {
          let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
          var values = stream.makeAsyncIterator()
          var sum = 0
          for value in 0..<times {
            continuation.yield(value)
            sum &+= try await values.next() ?? 0
          }
          return sum
        }
      }),
    budget: .ratio(2))
}

/// What all closures change, so that they do something.
private nonisolated final class Tally {
  var sum = 0
}

private func send(_ times: Int, to subject: PublishSubject<Int>, _ tally: Tally) {
  for value in 0..<times { subject.onNext(value) }
  keep(tally.sum)
}

private func plain(_ list: ClosureList, _ tally: Tally) -> Workload {
  Workload(
    "array of closures",
    loop: { times in
      for value in 0..<times { list.call(value) }
      keep(tally.sum)
    })
}

private func subscribeOnce(_ subject: PublishSubject<Int>, _ tally: Tally) {
  let subscription = subject.subscribe(onNext: { tally.sum &+= $0 })
  subject.onNext(1)
  subscription.dispose()
}

/// A closure that hands on to `next` what `map` makes of what it is called with, if `filter` is true for
/// that.
@inline(never)
private func piped(
  map: @escaping (Int) -> Int, filter: @escaping (Int) -> Bool, to next: @escaping (Int) -> Void
) -> (Int) -> Void {
  { value in
    let mapped = map(value)
    if filter(mapped) { next(mapped) }
  }
}

/// Waits until `work` has been done on another thread.
private func waiting(_ work: @escaping @Sendable () async throws -> Int) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    _ = try? await work()
    done.signal()
  }
  done.wait()
}
