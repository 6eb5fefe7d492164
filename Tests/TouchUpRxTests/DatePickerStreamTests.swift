import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Dates as streams.
@MainActor @Suite struct DatePickerStreamTests {
  @Test func theDateOfAPicker() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: "es_ES")
    picker.timeZone = .gmt
    picker.date = Date(timeIntervalSince1970: 0)
    let robot = Robot(picker)
    var dates: [TimeInterval] = []
    let bag = DisposeBag()
    picker.rx.date.subscribe(onNext: { dates.append($0.timeIntervalSince1970) }).disposed(by: bag)
    try robot.spin(.type(UIPickerView.self), by: 3, component: 0)
    #expect(dates == [0, 3 * 3_600])
    Observable.just(Date(timeIntervalSince1970: 60)).bind(to: picker.rx.date).disposed(by: bag)
    #expect(picker.date.timeIntervalSince1970 == 60)
  }

  @Test func aDateAsAStream() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var heard: [String] = []
    let day = Date(timeIntervalSince1970: 43_200)
    let stream = robot.run { screen.showDatePicker(date: day) }
    let subscription = robot.run {
      stream.subscribe(
        onNext: { heard.append("\($0.timeIntervalSince1970)") },
        onCompleted: { heard.append("end") })
    }
    try robot.settle()
    try robot.tap("Done")
    #expect(heard.isEmpty)
    try robot.settle()
    #expect(heard == ["43200.0", "end"])
    subscription.dispose()
  }
}
