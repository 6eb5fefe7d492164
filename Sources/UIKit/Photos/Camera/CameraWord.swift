import Foundation

/// The words of the camera's screens, in the person's language.
package enum CameraWord: String, CaseIterable {
  case camera, takePicture, switchCamera, retake, usePhoto, tryAgain
  case none, busy, denied, plugin, lost, unusable

  /// The word in the first of the person's languages that has it here; in English otherwise. “%@” stands for a name.
  package func text(in languages: [String] = HostDevice.current.languages) -> String {
    for language in languages {
      let code = language.prefix { $0 != "-" && $0 != "_" }
      if let word = Self.words[String(code)]?[self] { return word }
    }
    return Self.words["en"]?[self] ?? rawValue
  }

  /// The word with a name in it.
  package func text(_ value: String) -> String {
    text().replacingOccurrences(of: "%@", with: value)
  }

  private static let words: [String: [CameraWord: String]] = languages.mapValues { line in
    let texts = line.split(separator: "|").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return Dictionary(uniqueKeysWithValues: zip(allCases, texts))
  }

  /// The words of each language, in the order of the cases.
  private static let languages = [
    "ar": """
    الكاميرا | التقاط صورة | تبديل الكاميرا | إعادة الالتقاط | استخدام الصورة | إعادة المحاولة \
    | لم يُعثر على كاميرا. قم بتوصيل كاميرا وأعد المحاولة. | %@ قيد الاستخدام من قِبل تطبيق آخر. \
    | لا يُسمح باستخدام %@. يجب تغيير أذوناته. | يجب تثبيت الحزمة %@. \
    | انقطع الاتصال بالكاميرا. قم بتوصيلها وأعد المحاولة. | لا يمكن استخدام الكاميرا.
    """,
    "de": """
    Kamera | Foto aufnehmen | Kamera wechseln | Wiederholen | Foto verwenden | Erneut versuchen \
    | Keine Kamera gefunden. Schließe eine an und versuche es erneut. | %@ wird von einer anderen App verwendet. \
    | %@ darf nicht verwendet werden. Die Zugriffsrechte müssen geändert werden. \
    | Das Paket %@ muss installiert werden. \
    | Die Kamera wurde getrennt. Schließe sie wieder an und versuche es erneut. \
    | Die Kamera kann nicht verwendet werden.
    """,
    "en": """
    Camera | Take Picture | Switch Camera | Retake | Use Photo | Try Again \
    | No camera was found. Connect one and try again. | %@ is being used by another app. \
    | %@ may not be used. Its permissions have to be changed. | The package %@ has to be installed. \
    | The camera was disconnected. Connect it again and try again. | The camera cannot be used.
    """,
    "es": """
    Cámara | Tomar foto | Cambiar de cámara | Repetir | Usar foto | Reintentar \
    | No se ha encontrado ninguna cámara. Conecta una y vuelve a intentarlo. | Otra app está usando %@. \
    | No se permite usar %@. Hay que cambiar sus permisos. | Hay que instalar el paquete %@. \
    | Se ha desconectado la cámara. Conéctala y vuelve a intentarlo. | No se puede usar la cámara.
    """,
    "fr": """
    Appareil photo | Prendre une photo | Changer d’appareil | Reprendre | Utiliser la photo | Réessayer \
    | Aucun appareil photo détecté. Connectez-en un et réessayez. | %@ est utilisé par une autre app. \
    | L’utilisation de %@ n’est pas permise. Ses autorisations doivent être modifiées. \
    | Le paquet %@ doit être installé. \
    | L’appareil photo a été déconnecté. Reconnectez-le et réessayez. | L’appareil photo est inutilisable.
    """,
    "he": """
    מצלמה | צילום תמונה | החלפת מצלמה | צילום מחדש | שימוש בתמונה | ניסיון חוזר \
    | לא נמצאה מצלמה. יש לחבר מצלמה ולנסות שוב. | יישום אחר משתמש ב-%@. \
    | אין הרשאה להשתמש ב-%@. יש לשנות את ההרשאות. | יש להתקין את החבילה %@. \
    | המצלמה נותקה. יש לחבר אותה ולנסות שוב. | לא ניתן להשתמש במצלמה.
    """,
    "it": """
    Fotocamera | Scatta foto | Cambia fotocamera | Riprova scatto | Usa foto | Riprova \
    | Nessuna fotocamera trovata. Collegane una e riprova. | %@ è in uso da un’altra app. \
    | L’uso di %@ non è consentito. Occorre modificarne i permessi. | Occorre installare il pacchetto %@. \
    | La fotocamera è stata scollegata. Ricollegala e riprova. | Impossibile usare la fotocamera.
    """,
    "ja": """
    カメラ | 写真を撮る | カメラを切り替える | 再撮影 | 写真を使用 | やり直す | カメラが見つかりません。接続してからやり直してください。 \
    | %@はほかのアプリで使用中です。 | %@の使用は許可されていません。アクセス権を変更する必要があります。 | パッケージ%@をインストールする必要があります。 \
    | カメラの接続が切れました。接続し直してからやり直してください。 | カメラを使用できません。
    """,
    "ko": """
    카메라 | 사진 찍기 | 카메라 전환 | 다시 찍기 | 사진 사용 | 다시 시도 | 카메라를 찾을 수 없습니다. 카메라를 연결하고 다시 시도하십시오. \
    | 다른 앱에서 %@을(를) 사용 중입니다. | %@을(를) 사용할 권한이 없습니다. 권한을 변경해야 합니다. | %@ 패키지를 설치해야 합니다. \
    | 카메라 연결이 끊겼습니다. 다시 연결하고 다시 시도하십시오. | 카메라를 사용할 수 없습니다.
    """,
    "pt": """
    Câmera | Tirar Foto | Alternar Câmera | Repetir | Usar Foto | Tentar Novamente \
    | Nenhuma câmera encontrada. Conecte uma e tente novamente. | %@ está em uso por outro app. \
    | Não é permitido usar %@. É preciso alterar as permissões. | É preciso instalar o pacote %@. \
    | A câmera foi desconectada. Conecte-a e tente novamente. | Não foi possível usar a câmera.
    """,
    "vi": """
    Camera | Chụp ảnh | Chuyển camera | Chụp lại | Sử dụng ảnh | Thử lại \
    | Không tìm thấy camera. Hãy kết nối camera và thử lại. | %@ đang được ứng dụng khác sử dụng. \
    | Không được phép sử dụng %@. Cần thay đổi quyền truy cập. | Cần cài đặt gói %@. \
    | Camera đã bị ngắt kết nối. Hãy kết nối lại và thử lại. | Không thể sử dụng camera.
    """,
    "zh": """
    相机 | 拍照 | 切换相机 | 重拍 | 使用照片 | 重试 | 未找到相机。请连接相机后重试。 | %@正在被其他应用使用。 | 不允许使用%@。需要更改其权限。 \
    | 需要安装软件包%@。 | 相机已断开连接。请重新连接后重试。 | 无法使用相机。
    """,
  ]
}
