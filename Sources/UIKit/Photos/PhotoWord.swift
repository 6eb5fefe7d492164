import Foundation

/// The words of the pickers of photos, in the person's language.
package enum PhotoWord: String, CaseIterable {
  case photos, albums, search, nothing, noneFound, choose, moveAndScale, unreadable, damaged,
    reading
  case limit, photo, video, chosen

  /// The word in the first of the person's languages that has it here; in English otherwise. “%@” stands for a name or
  /// number.
  package func text(in languages: [String] = HostDevice.current.languages) -> String {
    for language in languages {
      let code = language.prefix { $0 != "-" && $0 != "_" }
      if let word = Self.words(of: String(code))?[self] { return word }
    }
    return Self.words(of: "en")?[self] ?? rawValue
  }

  /// The word with a name or a number in it.
  package func text(_ value: String) -> String {
    text().replacingOccurrences(of: "%@", with: value)
  }

  /// Those of the languages that were asked for: a person has one or two.
  private static var known: [String: [PhotoWord: String]] = [:]

  private static func words(of language: String) -> [PhotoWord: String]? {
    if let words = known[language] { return words }
    guard let line = languages[language] else { return nil }
    let texts = line.split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let words = Dictionary(uniqueKeysWithValues: zip(allCases, texts))
    known[language] = words
    return words
  }

  /// The words of each language, in the order of the cases.
  private static let languages = [
    "ar": """
    الصور | الألبومات | بحث | لا توجد صور أو فيديوهات | لا نتائج | اختيار | تحريك وتغيير الحجم \
    | لا يمكن قراءة %@ | لا يمكن فتح %@ | جارٍ القراءة… | لا يمكن اختيار أكثر من %@ | صورة \
    | فيديو \
    | المحدد: %@
    """,
    "de": """
    Fotos | Alben | Suchen | Keine Fotos oder Videos | Keine Treffer | Auswählen \
    | Bewegen und skalieren | %@ kann nicht gelesen werden | %@ kann nicht geöffnet werden \
    | Wird gelesen … | Höchstens %@ | Foto | Video \
    | %@ ausgewählt
    """,
    "en": """
    Photos | Albums | Search | No Photos or Videos | No Results | Choose | Move and Scale \
    | %@ cannot be read | %@ cannot be opened | Reading… | No more than %@ | Photo | Video \
    | %@ selected
    """,
    "es": """
    Fotos | Álbumes | Buscar | No hay fotos ni vídeos | Sin resultados | Seleccionar \
    | Mover y escalar | No se puede leer %@ | No se puede abrir %@ | Leyendo… | %@ como máximo \
    | Foto | Vídeo \
    | Seleccionados: %@
    """,
    "fr": """
    Photos | Albums | Rechercher | Aucune photo ni vidéo | Aucun résultat | Choisir \
    | Déplacer et redimensionner | Impossible de lire %@ | Impossible d’ouvrir %@ | Lecture… \
    | %@ au maximum | Photo | Vidéo \
    | Sélection : %@
    """,
    "he": """
    תמונות | אלבומים | חיפוש | אין תמונות או סרטונים | אין תוצאות | בחירה | הזזה ושינוי גודל \
    | לא ניתן לקרוא את %@ | לא ניתן לפתוח את %@ | קורא… | לא יותר מ-%@ | תמונה | סרטון \
    | נבחרו: %@
    """,
    "it": """
    Foto | Album | Cerca | Nessuna foto o video | Nessun risultato | Scegli \
    | Sposta e ridimensiona | Impossibile leggere %@ | Impossibile aprire %@ | Lettura… \
    | Al massimo %@ | Foto | Video \
    | Selezionati: %@
    """,
    "ja": """
    写真 | アルバム | 検索 | 写真またはビデオはありません | 結果なし | 選択 | 移動とサイズ変更 | %@を読み取れません | %@を開けません | 読み込み中… \
    | 最大%@枚 | 写真 | ビデオ \
    | %@項目を選択中
    """,
    "ko": """
    사진 | 앨범 | 검색 | 사진 또는 비디오 없음 | 결과 없음 | 선택 | 이동 및 크기 조절 | %@을(를) 읽을 수 없음 | %@을(를) 열 수 없음 \
    | 읽는 중… | 최대 %@장 | 사진 | 비디오 \
    | %@개 선택됨
    """,
    "pt": """
    Fotos | Álbuns | Buscar | Nenhuma foto ou vídeo | Nenhum resultado | Escolher \
    | Mover e redimensionar | Não foi possível ler %@ | Não foi possível abrir %@ | Lendo… \
    | No máximo %@ | Foto | Vídeo \
    | Selecionados: %@
    """,
    "vi": """
    Ảnh | Album | Tìm kiếm | Không có ảnh hoặc video | Không có kết quả | Chọn \
    | Di chuyển và thu phóng | Không thể đọc %@ | Không thể mở %@ | Đang đọc… | Tối đa %@ | Ảnh \
    | Video \
    | Đã chọn %@
    """,
    "zh": """
    照片 | 相簿 | 搜索 | 无照片或视频 | 无结果 | 选取 | 移动和缩放 | 无法读取%@ | 无法打开%@ | 正在读取… | 最多%@张 | 照片 | 视频 \
    | 已选择%@项
    """,
  ]
}
