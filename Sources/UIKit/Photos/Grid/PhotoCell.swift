import Foundation
import UIKitImages

/// A photo in a grid: its middle, how long a video is, and whether it is chosen.
final class PhotoCell: UICollectionViewCell {
  private let picture = UIImageView(frame: .zero)
  private let badge = PhotoBadge(frame: .zero)
  private let mark = PhotoMark(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var work: ImageWork?
  private(set) var entry: PhotoEntry?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    for view in [picture, badge, mark, spinner] { contentView.addSubview(view) }
    mark.isHidden = true
    badge.isHidden = true
    spinner.color = .white
    isAccessibilityElement = true
    accessibilityTraits = [.button, .image]
  }

  required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit { work?.cancel() }

  /// The preview is not to be seen any more: its making is called off.
  override func prepareForReuse() {
    super.prepareForReuse()
    work?.cancel()
    work = nil
    entry = nil
    picture.image = nil
    contentView.backgroundColor = .secondarySystemBackground
    badge.isHidden = true
    mark.isHidden = true
    spinner.stopAnimating()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    picture.frame = contentView.bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Beside the mark, not under it.
    let room: CGFloat = mark.isHidden ? 0 : 26
    badge.frame = CGRect(
      x: isMirrored ? room : 0, y: size.height - 22, width: max(0, size.width - room), height: 22)
    mark.frame = CGRect(
      x: isMirrored ? 4 : size.width - 28, y: size.height - 28, width: 24, height: 24)
    spinner.center = CGPoint(x: size.width / 2, y: size.height / 2)
    PhotoEdge.show(around: picture)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // Tab goes from photo to photo.
  override var canBecomeFocused: Bool { true }

  /// Space and Return do what a tap does.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let codes = presses.compactMap { $0.key?.keyCode }
    guard codes.contains(.keyboardSpacebar) || codes.contains(.keyboardReturnOrEnter),
      accessibilityActivate()
    else { return super.pressesBegan(presses, with: event) }
  }

  override func accessibilityActivate() -> Bool {
    guard let grid = superview as? UICollectionView, let place = grid.indexPath(for: self) else {
      return false
    }
    grid.delegate?.collectionView(grid, didSelectItemAt: place)
    return true
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
  }

  /// Shows a photo; what is not in memory is shown as it comes.
  func show(_ entry: PhotoEntry, _ previews: PhotoPreviews, side: Int, scale: CGFloat) {
    self.entry = entry
    accessibilityLabel = Self.name(of: entry)
    if let image = previews.image(inMemoryOf: entry, side: side), !entry.isVideo {
      picture.image = UIImage(cgImage: image, scale: scale, orientation: .up)
      return
    }
    work = previews.get(entry, side: side) { [weak self] preview in
      self?.work = nil
      self?.show(preview, scale: scale)
    }
  }

  /// Shows the number of a chosen photo, or a tick; nil for one that is not chosen.
  func show(number: Int?, isOrdered: Bool) {
    mark.isHidden = number == nil
    setNeedsLayout()
    mark.text = isOrdered ? number.map(String.init) : nil
    accessibilityValue = isOrdered ? mark.text : nil
    accessibilityTraits.set(.selected, number != nil)
  }

  /// Whether it is the photo that is being opened.
  func show(isOpening: Bool) {
    if isOpening { spinner.startAnimating() } else { spinner.stopAnimating() }
    picture.alpha = isOpening ? 0.5 : 1
  }

  private func show(_ preview: PhotoPreview, scale: CGFloat) {
    picture.image = preview.image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    // White signs have to be legible where there is no picture, too.
    contentView.backgroundColor = preview.image == nil ? .systemGray2 : .secondarySystemBackground
    badge.show(isVideo: entry?.isVideo ?? false, preview)
    guard preview.fault != nil, entry?.isVideo == false, let name = entry?.path.name else { return }
    accessibilityLabel = PhotoWord.damaged.text(name)
  }

  private static func name(of entry: PhotoEntry) -> String {
    let kind: PhotoWord = entry.isVideo ? .video : .photo
    return "\(kind.text()), \(entry.path.name)"
  }
}
