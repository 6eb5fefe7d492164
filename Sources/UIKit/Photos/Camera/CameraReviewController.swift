import Foundation

/// A picture that was taken: to be used, or taken again.
final class CameraReviewController: UIViewController {
  private let picture = UIImageView(frame: .zero)
  private let bar = UIView(frame: .zero)
  private let retakeButton = UIButton(type: .system)
  private let useButton = UIButton(type: .system)
  private let used: @MainActor () -> Void
  private let dismissed: @MainActor () -> Void

  private static let barHeight: CGFloat = 56

  /// - Parameters:
  ///   - used: The picture is to be used.
  ///   - dismissed: Another one is to be taken.
  init(
    _ image: UIImage, used: @escaping @MainActor () -> Void,
    dismissed: @escaping @MainActor () -> Void
  ) {
    self.used = used
    self.dismissed = dismissed
    super.init(nibName: nil, bundle: nil)
    picture.image = image
    overrideUserInterfaceStyle = .dark
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = PhotoWord.photo.text()
    bar.backgroundColor = UIColor(white: 0.08, alpha: 1)
    retakeButton.setTitle(CameraWord.retake.text(), for: .normal)
    useButton.setTitle(CameraWord.usePhoto.text(), for: .normal)
    for button in [retakeButton, useButton] {
      button.tintColor = .white
      button.titleLabel?.font = .systemFont(ofSize: 17)
      bar.addSubview(button)
    }
    retakeButton.addAction(UIAction { [weak self] _ in self?.dismissed() }, for: .touchUpInside)
    useButton.addAction(UIAction { [weak self] _ in self?.use() }, for: .touchUpInside)
    for part in [picture, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds
    let insets = view.safeAreaInsets
    let barTop = room.maxY - insets.bottom - Self.barHeight
    bar.frame = CGRect(x: 0, y: barTop, width: room.width, height: room.maxY - barTop)
    picture.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, room.width - insets.left - insets.right),
      height: max(0, barTop - insets.top))
    let width = max(0, room.width / 2 - 16 - max(insets.left, insets.right))
    let left = CGRect(x: 16 + insets.left, y: 6, width: width, height: 44)
    let right = CGRect(x: room.width - 16 - insets.right - width, y: 6, width: width, height: 44)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    retakeButton.frame = isMirrored ? right : left
    useButton.frame = isMirrored ? left : right
    retakeButton.contentHorizontalAlignment = .leading
    useButton.contentHorizontalAlignment = .trailing
  }

  /// Return uses the picture, Escape takes another one.
  override var keyCommands: [UIKeyCommand]? {
    let use = UIKeyCommand(title: CameraWord.usePhoto.text(), input: "\r", modifierFlags: []) {
      [weak self] _, _ in self?.use()
    }
    let retake = UIKeyCommand(
      title: CameraWord.retake.text(), input: UIKeyCommand.inputEscape, modifierFlags: []
    ) { [weak self] _, _ in self?.dismissed() }
    return (super.keyCommands ?? []) + [use, retake]
  }

  override func accessibilityPerformEscape() -> Bool {
    dismissed()
    return true
  }

  private func use() {
    guard useButton.isEnabled else { return }
    useButton.isEnabled = false
    used()
  }
}
