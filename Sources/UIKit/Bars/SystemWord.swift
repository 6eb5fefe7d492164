import Foundation

/// The system's own words, in the person's language: titles of items of bars, and what assistive technology calls
/// those that show a sign.
package enum SystemWord: String, CaseIterable {
  case back, done, cancel, edit, save, undo, redo
  case add, compose, reply, share, organize, bookmarks, search, refresh, stop, camera, delete
  case play, pause, rewind, fastForward, close

  /// The word in the first of the person's languages that has it here; in English otherwise.
  package func text(in languages: [String] = HostDevice.current.languages) -> String {
    for language in languages {
      let code = language.prefix { $0 != "-" && $0 != "_" }
      if let word = Self.words[String(code)]?[self] { return word }
    }
    return Self.words["en"]?[self] ?? rawValue
  }

  private static let words: [String: [SystemWord: String]] = languages.mapValues { line in
    let texts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    return Dictionary(uniqueKeysWithValues: zip(allCases, texts))
  }

  /// The words of each language, in the order of the cases; those at the end may be left out.
  private static let languages = [
    "ar": "رجوع | تم | إلغاء | تعديل | حفظ | تراجع | إعادة",
    "de": "Zurück | Fertig | Abbrechen | Bearbeiten | Sichern | Widerrufen | Wiederholen",
    "en": """
    Back | Done | Cancel | Edit | Save | Undo | Redo | Add | Compose | Reply | Share | Organize | Bookmarks \
    | Search | Refresh | Stop | Camera | Delete | Play | Pause | Rewind | Fast Forward | Close
    """,
    "es": """
    Atrás | OK | Cancelar | Editar | Guardar | Deshacer | Rehacer | Añadir | Redactar | Responder | Compartir \
    | Organizar | Marcadores | Buscar | Actualizar | Detener | Cámara | Eliminar | Reproducir | Pausa \
    | Rebobinar | Avance rápido | Cerrar
    """,
    "fr": "Retour | OK | Annuler | Modifier | Enregistrer | Annuler | Rétablir",
    "he": "חזרה | סיום | ביטול | עריכה | שמירה | בטל | בצע שוב",
    "it": "Indietro | Fine | Annulla | Modifica | Salva | Annulla | Ripristina",
    "ja": """
    戻る | 完了 | キャンセル | 編集 | 保存 | 取り消す | やり直す | 追加 | 作成 | 返信 | 共有 | 整理 | ブックマーク \
    | 検索 | 再読み込み | 停止 | カメラ | 削除 | 再生 | 一時停止 | 巻き戻し | 早送り | 閉じる
    """,
    "ko": "뒤로 | 완료 | 취소 | 편집 | 저장 | 실행 취소 | 다시 실행",
    "pt": "Voltar | OK | Cancelar | Editar | Salvar | Desfazer | Refazer",
    "vi": """
    Quay lại | Xong | Hủy | Sửa | Lưu | Hoàn tác | Làm lại | Thêm | Soạn | Trả lời | Chia sẻ | Sắp xếp \
    | Dấu trang | Tìm kiếm | Làm mới | Dừng | Camera | Xóa | Phát | Tạm dừng | Tua lại | Tua nhanh | Đóng
    """,
    "zh": "返回 | 完成 | 取消 | 编辑 | 存储 | 撤销 | 重做",
  ]
}
