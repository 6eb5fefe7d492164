import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// How questions look. The numbers are asserted in `UIAlertControllerTests`.
@MainActor @Suite struct AlertPicturesTests {
  /// What is asked.
  enum Kind: String, CaseIterable {
    case alert1, alert2, alert3, fields, long, sheet, sheetWithoutTitle, popover
  }

  private struct Words {
    var title: String
    var message: String
    var answers: [String]
    var cancel: String
    var placeholder: String
  }

  private nonisolated static let languages = ["en", "vi", "es", "ja", "ar"]

  private func words(_ language: String) -> Words {
    switch language {
    case "vi":
      Words(
        title: "Bạn có muốn lưu những thay đổi này không?",
        message: "Nếu không lưu, những gì bạn đã sửa sẽ bị mất.",
        answers: ["Lưu", "Lưu thành bản khác…", "Bỏ thay đổi"], cancel: "Hủy",
        placeholder: "Tên tài liệu")
    case "es":
      Words(
        title: "¿Desea guardar los cambios?",
        message: "Si no los guarda, se perderá todo lo que ha modificado.",
        answers: ["Guardar", "Guardar como…", "Descartar"], cancel: "Cancelar",
        placeholder: "Nombre del documento")
    case "ja":
      Words(
        title: "変更内容を保存しますか？", message: "保存しないと、編集した内容は失われます。",
        answers: ["保存", "別名で保存…", "破棄"], cancel: "キャンセル", placeholder: "書類の名前")
    case "ar":
      Words(
        title: "هل تريد حفظ التغييرات؟", message: "إذا لم تحفظها فستفقد كل ما عدّلته.",
        answers: ["حفظ", "حفظ باسم…", "تجاهل"], cancel: "إلغاء", placeholder: "اسم المستند")
    default:
      Words(
        title: "Save the changes?", message: "What you have changed is lost otherwise.",
        answers: ["Save", "Save as…", "Discard"], cancel: "Cancel", placeholder: "Name")
    }
  }

  private func make(_ kind: Kind, _ words: Words) -> UIAlertController {
    let isSheet = [.sheet, .sheetWithoutTitle, .popover].contains(kind)
    let hasTitle = kind != .sheetWithoutTitle
    let repeated = kind == .long ? 6 : 1
    let alert = UIAlertController(
      title: hasTitle ? words.title : nil,
      message: hasTitle
        ? Array(repeating: words.message, count: repeated).joined(separator: " ") : nil,
      preferredStyle: isSheet ? .actionSheet : .alert)
    let count = [.alert1: 1, .alert2: 1, .fields: 1, .long: 2][kind] ?? (isSheet ? 3 : 2)
    for (index, title) in words.answers.prefix(count).enumerated() {
      alert.addAction(UIAlertAction(title: title, style: index == 2 ? .destructive : .default))
    }
    if kind == .fields {
      alert.addTextField { $0.placeholder = words.placeholder }
      alert.addTextField {
        $0.text = "1234"
        $0.isSecureTextEntry = true
      }
    }
    if kind != .alert1 { alert.addAction(UIAlertAction(title: words.cancel, style: .cancel)) }
    alert.preferredAction = isSheet ? nil : alert.actions.first
    return alert
  }

  /// A screen with something to see behind the question.
  private func makeScreen() -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
    for (index, color) in colors.enumerated() {
      let stripe = UIView(frame: CGRect(x: 20, y: 40 + 90 * index, width: 350, height: 50))
      stripe.backgroundColor = color
      stripe.layer.cornerRadius = 12
      screen.view.addSubview(stripe)
    }
    return screen
  }

  private func picture(
    _ kind: Kind, style: UIUserInterfaceStyle = .light, language: String = "en",
    category: UIContentSizeCategory = .large
  ) throws -> Robot {
    var device = kind == .popover ? HostDevice.pad : .phone
    device.size = CGSize(width: 390, height: 520)
    device.scale = 1
    device.safeAreaInsets = .zero
    device.style = style
    device.contentSizeCategory = category
    device.layoutDirection = language == "ar" ? .rightToLeft : .leftToRight
    let robot = Robot(makeScreen(), device: device)
    let alert = make(kind, words(language))
    robot.run {
      let source = robot.window.rootViewController?.view.subviews.first
      if kind == .popover { alert.popoverPresentationController?.sourceView = source }
      robot.window.rootViewController?.present(alert, animated: true)
    }
    try robot.settle()
    return robot
  }

  @Test(arguments: Kind.allCases) func light(kind: Kind) throws {
    assertSnapshot(of: try picture(kind), named: kind.rawValue)
  }

  @Test(arguments: Kind.allCases) func dark(kind: Kind) throws {
    assertSnapshot(of: try picture(kind, style: .dark), named: kind.rawValue)
  }

  @Test(arguments: [Kind.alert3, .fields, .sheet], Self.languages.dropFirst())
  func languages(kind: Kind, language: String) throws {
    assertSnapshot(of: try picture(kind, language: language), named: "\(kind)-\(language)")
  }

  @Test(arguments: [Kind.alert2, .long, .fields, .sheet]) func largestText(kind: Kind) throws {
    let category = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    assertSnapshot(of: try picture(kind, category: category), named: kind.rawValue)
  }
}
