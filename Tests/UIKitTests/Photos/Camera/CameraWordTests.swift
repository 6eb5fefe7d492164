import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CameraWordTests {
  @Test(arguments: ["ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "pt", "vi", "zh"])
  func everyLanguageHasEveryWord(language: String) {
    for word in CameraWord.allCases {
      let text = word.text(in: [language + "-XX"])
      #expect(!text.isEmpty)
      if language != "en", word != .camera {
        #expect(text != word.text(in: ["en"]), "\(language): \(word)")
      }
      let english = word.text(in: ["en"])
      #expect(text.contains("%@") == english.contains("%@"), "\(language): \(word)")
    }
  }

  @Test func otherwiseItIsEnglish() {
    #expect(CameraWord.retake.text(in: ["xx", "de"]) == "Wiederholen")
    #expect(CameraWord.retake.text(in: ["xx"]) == "Retake")
  }
}
