import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What the wheels of date pickers are called.
@MainActor @Suite struct DateNamesTests {
  nonisolated static let locales = [
    "ar_EG", "de_DE", "en_US", "es_ES", "fr_FR", "he_IL", "it_IT", "ja_JP", "ko_KR", "pt_BR",
    "vi_VN", "zh_CN",
  ]

  @Test func allLanguagesOfTheSystemHaveAllWords() {
    let codes = Self.locales.map { String($0.prefix(2)) }
    #expect(DateWord.languageCodes == codes)
    for locale in Self.locales.map(Locale.init(identifier:)) {
      for word in DateWord.allCases {
        let text = word.text(locale)
        #expect(!text.isEmpty && text != word.rawValue, "\(locale.identifier) \(word)")
      }
    }
    #expect(DateWord.today.text(Locale(identifier: "eo")) == "Today")
  }

  private func show(_ mode: UIDatePicker.Mode, _ locale: String) -> (Robot, UIDatePicker) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = mode
    picker.timeZone = .gmt
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: locale)
    picker.date = Date(timeIntervalSince1970: 1_705_479_600)
    let robot = Robot(picker, device: .coarse)
    robot.wait(0.1)
    return (robot, picker)
  }

  @Test("Wheels are turned by their names", arguments: locales)
  func turnedByName(locale: String) throws {
    let words = { (word: DateWord) in Query(word.text(Locale(identifier: locale))) }
    let digits = NumberFormatter()
    digits.locale = Locale(identifier: locale)
    digits.usesGroupingSeparator = false
    let (robot, picker) = show(.date, locale)
    let day = try #require(digits.string(from: 20))
    let suffix = ["ja": "日", "zh": "日", "ko": "일"][String(locale.prefix(2))] ?? ""
    try robot.set(words(.day), to: day + suffix)
    #expect(picker.date == Date(timeIntervalSince1970: 1_705_738_800))
    #expect(robot.exists(words(.month)) && robot.exists(words(.year)))
    robot.run { picker.datePickerMode = .time }
    digits.minimumIntegerDigits = 2
    try robot.set(words(.minute), to: try #require(digits.string(from: 45)))
    #expect(picker.date == Date(timeIntervalSince1970: 1_705_738_800 + 25 * 60))
    // Languages may have one word for the time and for its hours; wheels of a time have one of it.
    #expect(robot.exists(words(.hour)))
  }

  @Test(arguments: [("en_US", "Today"), ("es_ES", "Hoy"), ("ja_JP", "今日"), ("vi_VN", "Hôm nay")])
  func todayIsCalledSo(locale: String, word: String) throws {
    let (robot, picker) = show(.dateAndTime, locale)
    robot.run { picker.date = Date() }
    robot.wait(0.1)
    let wheel = try robot.find(Query(DateWord.date.text(Locale(identifier: locale))))
    #expect(wheel.accessibilityValue == word)
    robot.run { picker.date = Date().addingTimeInterval(3 * 86_400) }
    robot.wait(0.1)
    #expect(wheel.accessibilityValue != word)
  }
}
