import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Streams that wait by the app's clock.
@MainActor @Suite struct AppSchedulerTests {
  @Test func debounceWaitsByTheAppsClock() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.accessibilityLabel = "Field"
    let robot = Robot(field, device: HostDevice(size: CGSize(width: 200, height: 100)))
    let bag = DisposeBag()
    var seen: [String] = []
    robot.run {
      field.rx.text.orEmpty.skip(1).debounce(.seconds(60), scheduler: AppScheduler())
        .subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    }
    try robot.tap("Field")
    robot.type("a")
    robot.wait(59)
    robot.type("b")
    robot.wait(59)
    #expect(seen == [])
    robot.wait(2)
    #expect(seen == ["ab"])
  }

  @Test func throttleKnowsTheTime() {
    let robot = Robot(UIView())
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    robot.run {
      subject.throttle(.seconds(10), scheduler: AppScheduler())
        .subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    }
    subject.onNext(1)
    robot.wait(5)
    subject.onNext(2)
    #expect(seen == [1])
    robot.wait(6)
    #expect(seen == [1, 2])
  }

  @Test func whatIsCalledOffIsNotDoneAndHoldsNothing() {
    let robot = Robot(UIView())
    final class Thing: Sendable {}
    weak var gone: Thing?
    var runs = 0
    let scheduler = robot.run { AppScheduler() }
    do {
      let thing = Thing()
      gone = thing
      let work = scheduler.scheduleRelative((), dueTime: .seconds(5)) {
        _ = thing
        runs += 1
        return Disposables.create()
      }
      robot.wait(1)
      work.dispose()
      robot.wait(1)
    }
    #expect(gone == nil)
    robot.wait(10)
    #expect(runs == 0)
  }
}
