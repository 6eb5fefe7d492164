import Foundation
import UIKitImages

/// An album in a list: its newest photo, its name, and how many there are.
final class PhotoAlbumCell: UITableViewCell {
  private let picture = UIImageView(frame: .zero)
  private let name = UILabel(frame: .zero)
  private let count = UILabel(frame: .zero)
  private var work: ImageWork?
  private var side: CGFloat = 60

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 6
    picture.backgroundColor = .secondarySystemBackground
    name.font = .preferredFont(forTextStyle: .body)
    count.font = .preferredFont(forTextStyle: .footnote)
    for label in [name, count] { label.adjustsFontForContentSizeCategory = true }
    count.textColor = .secondaryLabel
    for view in [picture, name, count] { contentView.addSubview(view) }
    accessoryType = .disclosureIndicator
  }

  required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit { work?.cancel() }

  override func prepareForReuse() {
    super.prepareForReuse()
    work?.cancel()
    work = nil
    picture.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picture.frame = CGRect(
      x: isMirrored ? room.maxX - 16 - side : 16, y: (room.height - side) / 2, width: side,
      height: side)
    let left = isMirrored ? 16 : side + 32
    let width = max(0, room.width - side - 48)
    let (nameHeight, countHeight) = Self.heights(for: traitCollection)
    let top = room.midY - (nameHeight + countHeight) / 2
    name.frame = CGRect(x: left, y: top, width: width, height: nameHeight)
    count.frame = CGRect(x: left, y: top + nameHeight, width: width, height: countHeight)
    // Beside the picture, whatever language the name is in.
    for label in [name, count] { label.textAlignment = isMirrored ? .right : .left }
    PhotoEdge.show(around: picture)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// How high a row is with a picture of that side.
  static func height(side: CGFloat, for traits: UITraitCollection) -> CGFloat {
    let (name, count) = heights(for: traits)
    return max(side, name + count) + 16
  }

  private static func heights(for traits: UITraitCollection) -> (name: CGFloat, count: CGFloat) {
    func height(_ style: UIFont.TextStyle) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).lineHeight.rounded(.up) + 1
    }
    return (height(.body), height(.footnote))
  }

  func show(_ album: PhotoAlbum, _ previews: PhotoPreviews, side: CGFloat, scale: CGFloat) {
    self.side = side
    name.text = album.folder.name
    count.text = album.count.formatted()
    let pixels = max(1, Int(side * scale))
    work = previews.get(album.cover, side: pixels) { [weak self] preview in
      self?.work = nil
      self?.picture.image = preview.image.map {
        UIImage(cgImage: $0, scale: scale, orientation: .up)
      }
    }
  }
}
