import Observables
import Testing

/// A closure of an operator that disposes of the subscription: no closure below it is called any more.
@Suite(.leakFree) struct DisposalFromWithinTests {
  private typealias Operator = (Observable<Int>, @escaping () -> Void) -> Observable<Int>

  /// Feeds `operate`, which calls the closure it is given, with 1 and 2. Returns how many calls of
  /// closures came below it after that disposed, or nil if it did not.
  private func late(_ operate: Operator) -> Int? {
    let subject = PublishSubject<Int>()
    let place = SerialDisposable()
    var isOver = false
    var count = 0
    let note = { if isOver { count += 1 } }
    let stream = operate(subject.asObservable()) {
      isOver = true
      place.dispose()
    }
    place.disposable =
      stream
      .map { number in
        note()
        return number
      }
      .do(onNext: { _ in note() }, onError: { _ in note() }, onCompleted: { note() })
      .materialize().filter { _ in
        note()
        return true
      }
      .subscribe { _ in note() }
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    place.dispose()
    return isOver ? count : nil
  }

  private func all(_ operators: [Operator]) -> [Int?] { operators.map(late) }

  private func zeros(_ count: Int) -> [Int?] { Array(repeating: 0, count: count) }

  @Test func transforming() {
    let late = all([
      { source, end in
        source.map { number in
          end(); return number
        }
      },
      { source, end in
        source.map { _ in
          end(); throw TestError()
        }
      },
      { source, end in
        source.compactMap { number in
          end(); return number
        }
      },
      { source, end in
        source.scan(0) {
          end(); return $0 + $1
        }
      },
      { source, end in
        source.reduce(0) {
          $0 + $1
        } mapResult: {
          end(); return $0
        }
      },
      { source, end in
        source.flatMap {
          end(); return Observable.just($0)
        }
      },
      { source, end in
        source.flatMapLatest {
          end(); return Observable.just($0)
        }
      },
      { source, end in
        source.groupBy {
          end(); return $0
        }.flatMap { $0 }
      },
    ])
    #expect(late == zeros(8))
  }

  @Test func filtering() {
    let late = all([
      { source, end in
        source.filter { _ in
          end(); return true
        }
      },
      { source, end in
        source.distinctUntilChanged {
          end(); return $0 == $1
        }
      },
      { source, end in
        source.take(while: { _ in
          end(); return true
        })
      },
      { source, end in
        source.take(
          while: { _ in
            end(); return false
          }, behavior: .inclusive)
      },
      { source, end in
        source.skip(while: { _ in
          end(); return false
        })
      },
      { source, end in
        source.single { _ in
          end(); return true
        }
      },
    ])
    #expect(late == zeros(6))
  }

  @Test func combining() {
    var streams = 0
    let late = all([
      { source, end in
        source.withUnretained(source) {
          end(); return $0.1
        }
      },
      { source, end in
        Observable.combineLatest(source, source) {
          end(); return $0 + $1
        }
      },
      { source, end in
        Observable.zip(source, source) {
          end(); return $0 + $1
        }
      },
      { source, end in
        source.startWith(0).withLatestFrom(source) {
          end(); return $0 + $1
        }
      },
      { source, end in
        Observable.concat(
          AnySequence {
            AnyIterator<Observable<Int>> {
              streams += 1
              if streams == 2 { end() }
              return streams == 1 ? source.take(1) : nil
            }
          })
      },
    ])
    #expect(late == zeros(5))
  }

  @Test func errors() {
    let late = all([
      { source, end in source.do(onNext: { _ in end() }) },
      { source, end in
        source.do(onNext: { _ in
          end(); throw TestError()
        })
      },
      { source, end in
        source.do(afterNext: { _ in
          end(); throw TestError()
        })
      },
      { source, end in source.do(onCompleted: { end() }) },
      { source, end in
        source.do(onCompleted: {
          end(); throw TestError()
        })
      },
      { source, end in source.map { _ in throw TestError() }.do(onError: { _ in end() }) },
      { source, end in
        source.map { _ in throw TestError() }.catch { _ in
          end(); return .just(1)
        }
      },
      { source, end in
        source.map { _ in throw TestError() }.catch { _ in
          end(); throw TestError()
        }
      },
    ])
    #expect(late == zeros(8))
  }

  @Test func creating() {
    let late = all([
      { source, end in
        source.take(1).concat(
          Observable.generate(initialState: 0) { _ in
            end(); return false
          } iterate: {
            $0
          })
      },
      { source, end in
        source.take(1).concat(
          Observable.generate(initialState: 0) { _ in
            end(); throw TestError()
          } iterate: {
            $0
          })
      },
      { source, end in
        source.take(1).concat(
          Observable.deferred {
            end(); return .just(1)
          })
      },
      { source, end in
        source.take(1).concat(
          Observable.deferred {
            end(); throw TestError()
          })
      },
      { source, end in
        source.take(1).concat(
          Observable.using {
            end(); return BooleanDisposable()
          } observableFactory: { _ in
            .just(1)
          })
      },
      { source, end in
        source.take(1).concat(
          Observable.using {
            BooleanDisposable()
          } observableFactory: { _ in
            end(); return .just(1)
          })
      },
    ])
    #expect(late == zeros(6))
  }
}
