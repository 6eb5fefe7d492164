import UIKit

/// A card with a button that takes a photo, and the photo; or a word that there is no camera.
final class CameraCard: ButtonCard {
  private let view = UIImageView()
  private let language: Language

  private static let side: CGFloat = 64

  init(language: Language) {
    self.language = language
    super.init(
      title: language.text("photos.camera.title"), action: language.text("photos.camera.action"),
      look: .tinted())
    result.font = .systemFont(ofSize: 15)
    result.textColor = .secondaryLabel
    result.adjustsFontSizeToFitWidth = true
    result.minimumScaleFactor = 0.6
    result.accessibilityIdentifier = "camera"
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 8
    view.accessibilityLabel = language.text("photos.camera.title")
    card.addSubview(view)
  }

  /// The photo that was taken last.
  var picture: UIImage? {
    didSet {
      view.image = picture
      view.isAccessibilityElement = picture != nil
      setNeedsLayout()
    }
  }

  /// What is said beside the button.
  var note = "" {
    didSet {
      result.text = note
      setNeedsLayout()
    }
  }

  /// Looks whether there is a camera, which may have been connected meanwhile.
  func lookForCamera() {
    let isThere = UIImagePickerController.isSourceTypeAvailable(.camera)
    button.isEnabled = isThere
    if !isThere { note = language.text("photos.camera.none") }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = picture == nil ? 0 : Self.side
    view.frame = CGRect(x: bounds.width - side - 12, y: 10, width: side, height: side)
    let left = button.frame.maxX + 12
    result.frame = CGRect(
      x: left, y: 36, width: max(0, bounds.width - 16 - (side > 0 ? side + 8 : 0) - left),
      height: 36)
  }
}
