import Foundation
import UIKitGraphics

/// What the camera sees, the controls, and words when it sees nothing.
final class CameraView: UIView {
  let shutter = ShutterButton(frame: .zero)
  let turnButton = CameraTurnButton(frame: .zero)
  let cancelButton = UIButton(type: .system)
  let againButton = UIButton(type: .system)

  private let preview = UIView(frame: .zero)
  private let strip = UIView(frame: .zero)
  private let words = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var shape: CGFloat = 4 / 3

  /// What an app lays over all of it.
  var overlay: UIView? {
    didSet {
      guard oldValue !== overlay else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let overlay { addSubview(overlay) }
    }
  }

  /// Whether the controls are there.
  var hasControls = true {
    didSet { if oldValue != hasControls { setNeedsLayout() } }
  }

  /// Whether there is another camera to change to.
  var canTurn = false {
    didSet { turnButton.isHidden = !canTurn }
  }

  /// How an app has the camera's pictures moved or enlarged.
  var previewTransform = CGAffineTransform.identity {
    didSet { if oldValue != previewTransform { setNeedsLayout() } }
  }

  /// The place of the camera's pictures has got another size, in pixels.
  var previewDidResize: @MainActor (CGSize) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    preview.isAccessibilityElement = true
    preview.accessibilityLabel = CameraWord.camera.text()
    preview.accessibilityTraits = .image
    preview.isUserInteractionEnabled = false
    cancelButton.setTitle(SystemWord.cancel.text(), for: .normal)
    cancelButton.tintColor = .white
    cancelButton.titleLabel?.font = .systemFont(ofSize: 18)
    againButton.setTitle(CameraWord.tryAgain.text(), for: .normal)
    againButton.tintColor = .systemYellow
    againButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    words.textColor = .white
    words.font = .systemFont(ofSize: 17)
    detail.textColor = UIColor(white: 1, alpha: 0.6)
    detail.font = .systemFont(ofSize: 13)
    for label in [words, detail] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    turnButton.isHidden = true
    spinner.color = .white
    for part in [preview, words, detail, spinner, strip, againButton] { addSubview(part) }
    for part in [cancelButton, shutter, turnButton] { strip.addSubview(part) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows a picture of the camera.
  func show(_ image: CGImage) {
    let shape = CGFloat(image.width) / CGFloat(image.height)
    // Pictures of the size of the screen are rounded to whole pixels.
    if abs(shape / self.shape - 1) > 0.02 {
      self.shape = shape
      setNeedsLayout()
    }
    preview.isHidden = false
    preview.layer.contents = image
  }

  /// Says that a camera is being opened, or no longer; what was seen last stays.
  func show(isOpening: Bool) {
    if isOpening { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  /// Says why there is nothing to be seen; nil when there is.
  func show(words text: String?, detail more: String? = nil) {
    words.text = text
    detail.text = more
    againButton.isHidden = text == nil
    if text != nil {
      preview.isHidden = true
      preview.layer.contents = nil
    }
    setNeedsLayout()
  }

  /// Lets the picture go dark for a moment, as when a shutter falls.
  func blink() {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    preview.alpha = 0.1
    UIView.animate(withDuration: 0.2) { [preview] in preview.alpha = 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = traitCollection.displayScale
    let layout = CameraLayout(
      bounds: bounds, insets: safeAreaInsets, shape: shape, scale: scale,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, hasControls: hasControls)
    strip.isHidden = !hasControls
    strip.frame = layout.strip
    let corner = layout.strip.origin
    func placed(_ center: CGPoint, _ side: CGFloat) -> CGRect {
      CGRect(
        x: center.x - corner.x - side / 2, y: center.y - corner.y - side / 2, width: side,
        height: side)
    }
    shutter.frame = placed(layout.shutter, ShutterButton.side)
    turnButton.frame = placed(layout.turn, CameraTurnButton.side)
    cancelButton.frame = layout.cancel.offsetBy(dx: -corner.x, dy: -corner.y)
    cancelButton.contentHorizontalAlignment = bounds.width > bounds.height ? .center : .leading
    placePreview(layout.preview, scale)
    placeWords(in: layout.stage)
    spinner.center = CGPoint(x: layout.stage.midX, y: layout.stage.midY)
  }

  private func placePreview(_ frame: CGRect, _ scale: CGFloat) {
    preview.bounds = CGRect(origin: .zero, size: frame.size)
    preview.center = CGPoint(x: frame.midX, y: frame.midY)
    preview.transform = previewTransform
    previewDidResize(CGSize(width: frame.width * scale, height: frame.height * scale))
  }

  private func placeWords(in stage: CGRect) {
    let width = max(0, min(stage.width - 48, 420))
    let room = CGSize(width: width, height: stage.height)
    let high = words.sizeThatFits(room).height
    let small = detail.text == nil ? 0 : detail.sizeThatFits(room).height
    let all = high + (small > 0 ? small + 8 : 0) + 12 + 44
    var y = stage.midY - all / 2
    words.frame = CGRect(x: stage.midX - width / 2, y: y, width: width, height: high)
    y += high + 8
    detail.frame = CGRect(x: stage.midX - width / 2, y: y, width: width, height: small)
    y += (small > 0 ? small + 8 : 0) + 4
    againButton.frame = CGRect(x: stage.midX - width / 2, y: y, width: width, height: 44)
  }
}
