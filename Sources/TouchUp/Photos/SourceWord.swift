import Foundation

/// Where photos come from, in the person's language.
enum SourceWord: CaseIterable {
  case camera, library, cancel

  /// The word in the first of the person's languages that has it here; in English otherwise.
  func text(in languages: [String] = personsLanguages()) -> String {
    for language in languages {
      let code = language.prefix { $0 != "-" && $0 != "_" }
      if let word = Self.words[String(code)]?[self] { return word }
    }
    return Self.words["en"]?[self] ?? ""
  }

  private static let words: [String: [SourceWord: String]] = [
    "ar": ["الكاميرا", "مكتبة الصور", "إلغاء"], "de": ["Kamera", "Fotomediathek", "Abbrechen"],
    "en": ["Camera", "Photo Library", "Cancel"], "es": ["Cámara", "Fototeca", "Cancelar"],
    "fr": ["Appareil photo", "Photothèque", "Annuler"], "he": ["מצלמה", "ספריית התמונות", "ביטול"],
    "it": ["Fotocamera", "Libreria foto", "Annulla"],
    "ja": ["カメラ", "写真ライブラリ", "キャンセル"], "ko": ["카메라", "사진 보관함", "취소"],
    "pt": ["Câmera", "Fototeca", "Cancelar"], "vi": ["Camera", "Thư viện ảnh", "Hủy"],
    "zh": ["相机", "照片图库", "取消"],
  ].mapValues { Dictionary(uniqueKeysWithValues: zip(allCases, $0)) }
}
