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
    name.frame = CGRect(x: left, y: room.midY - 22, width: width, height: 22)
    count.frame = CGRect(x: left, y: room.midY + 2, width: width, height: 18)
    name.textAlignment = .natural
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
