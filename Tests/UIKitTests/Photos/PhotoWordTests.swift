import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite struct PhotoWordTests {
  @Test(arguments: ["ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "pt", "vi", "zh"])
  func everyLanguageHasEveryWord(language: String) {
    for word in PhotoWord.allCases {
      let text = word.text(in: [language + "-XX"])
      #expect(!text.isEmpty)
      if language != "en", word != .video, word != .photo, word != .photos, word != .albums {
        #expect(text != word.text(in: ["en"]), "\(language): \(word)")
      }
      let english = word.text(in: ["en"])
      #expect(text.contains("%@") == english.contains("%@"), "\(language): \(word)")
    }
  }

  @Test func otherwiseItIsEnglish() {
    #expect(PhotoWord.choose.text(in: ["xx", "de"]) == "Auswählen")
    #expect(PhotoWord.choose.text(in: ["xx"]) == "Choose")
  }

  @Test(arguments: [(0, "0:00"), (7.4, "0:07"), (59.6, "1:00"), (754, "12:34"), (3723, "1:02:03")])
  func lengthsOfVideos(seconds: Double, text: String) {
    #expect(PhotoBadge.text(seconds) == text)
  }

  @Test(
    "the pickers and the camera speak the language of the person, which Foundation does not know")
  func thePersonsLanguage() async throws {
    let stage = try PhotoStage(
      ["one.jpg": "orientation_1.jpg"], device: HostDevice.phone.with(languages: ["vi-VN"]))
    await stage.present(stage.robot.run { UIImagePickerController() })
    #expect(stage.robot.exists(.label(PhotoWord.albums.text(in: ["vi"]))))
    #expect(PhotoWord.albums.text(in: ["vi"]) != PhotoWord.albums.text(in: ["en"]))
    #expect(
      stage.robot.run { CameraWord.retake.text() } == CameraWord.retake.text(in: ["vi"]))
  }
}
