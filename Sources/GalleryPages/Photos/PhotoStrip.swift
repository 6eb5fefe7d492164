import UIKit

/// Small pictures side by side.
final class PhotoStrip: UIScrollView {
  /// Within how many points each of them is.
  static let pictureSize = CGSize(width: 240, height: 240)

  private static let side: CGFloat = 84
  private var pictures: [UIImageView] = []
  private let label: String

  init(label: String) {
    self.label = label
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// How many there are.
  var count: Int { pictures.count }

  /// How high it wants to be: none without pictures.
  var height: CGFloat { pictures.isEmpty ? 0 : Self.side }

  /// Takes them all away.
  func clear() {
    for view in pictures { view.removeFromSuperview() }
    pictures = []
    setNeedsLayout()
  }

  /// Adds a picture at the end, and shows it.
  func add(_ image: UIImage) {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 8
    view.isAccessibilityElement = true
    view.accessibilityLabel = "\(label) \(pictures.count + 1)"
    pictures.append(view)
    addSubview(view)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in pictures.enumerated() {
      view.frame = CGRect(
        x: CGFloat(index) * (Self.side + 8), y: 0, width: Self.side, height: Self.side)
    }
    contentSize = CGSize(
      width: max(0, CGFloat(pictures.count) * (Self.side + 8) - 8), height: Self.side)
  }
}
