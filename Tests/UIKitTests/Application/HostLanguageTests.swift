import Foundation
import Testing
import UIKit
import UIKitLoop

/// A device's languages, and what follows them.
@Suite @MainActor struct HostLanguageTests {
  @Test(
    "the environment's languages",
    arguments: [
      (["LANG": "vi_VN.UTF-8"], ["vi-VN"]),
      (["LANG": "C"], Locale.preferredLanguages),
      (["LANG": "C.UTF-8", "LANGUAGE": "ja"], Locale.preferredLanguages),
      ([:], Locale.preferredLanguages),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_CA.UTF-8"], ["fr-CA"]),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_CA", "LC_ALL": "POSIX"], Locale.preferredLanguages),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "ja:vi_VN:en"], ["ja", "vi-VN", "en"]),
      (["LANG": "sr_RS@latin", "LANGUAGE": ""], ["sr-RS"]),
      (["LANG": "../../etc"], Locale.preferredLanguages),
    ])
  func environment(_ environment: [String: String], _ languages: [String]) {
    #expect(HostDevice.languages(in: environment) == languages)
  }

  @Test("the direction is that of the first language")
  func direction() {
    #expect(HostDevice.phone.with(languages: ["ar-EG", "en"]).layoutDirection == .rightToLeft)
    #expect(HostDevice.phone.with(languages: ["he"]).layoutDirection == .rightToLeft)
    let vietnamese = HostDevice.phone.with(languages: ["ar"]).with(languages: ["vi"])
    #expect(vietnamese.layoutDirection == .leftToRight && vietnamese.languages == ["vi"])
    #expect(HostDevice.phone.languages == Locale.preferredLanguages)
  }

  @Test("the system's words are in the device's language")
  func words() {
    let stage = Stage(device: HostDevice.square.with(languages: ["tlh", "vi-VN", "en"]))
    MainLoops.$current.withValue(stage.loop) {
      #expect(HostDevice.current.languages.first == "tlh")
      #expect(SystemWord.done.text() == "Xong")
      let stepper = UIStepper()
      stage.root.addSubview(stepper)
      let labels = stepper.subviews.compactMap(\.accessibilityLabel)
      #expect(!labels.contains("Increment"))
    }
  }

  @Test("dates are written as the device's language has them")
  func dates() {
    func firstWords(_ language: String) -> String? {
      let stage = Stage(device: HostDevice.square.with(languages: [language]))
      return MainLoops.$current.withValue(stage.loop) {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        stage.root.addSubview(picker)
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        stage.advance(0.1)
        return picker.accessibilityValueOfWheels.joined(separator: " ")
      }
    }
    #expect(firstWords("en-US") != firstWords("vi-VN"))
    #expect(firstWords("vi-VN")?.contains("September") == false)
    #expect(firstWords("en-US")?.contains("September") == true)
  }
}

extension UIDatePicker {
  fileprivate var accessibilityValueOfWheels: [String] {
    func columns(in view: UIView) -> [WheelColumn] {
      if let column = view as? WheelColumn { return [column] }
      return view.subviews.flatMap(columns)
    }
    return columns(in: self).compactMap(\.accessibilityValue)
  }
}
