import Foundation

/// A search field, a grid, and a line of what there is.
final class PhotoGridView: UIView {
  let field = UITextField(frame: .zero)
  let grid: UICollectionView
  private let layout = PhotoGridLayout()
  private let message = UILabel(frame: .zero)
  private let status = UILabel(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)

  private static let gap: CGFloat = 2
  private static let statusHeight: CGFloat = 36

  override init(frame: CGRect) {
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    grid.backgroundColor = .systemBackground
    grid.alwaysBounceVertical = true
    // The safe area is kept free here: the field above has a part in it.
    grid.contentInsetAdjustmentBehavior = .never
    field.placeholder = PhotoWord.search.text()
    field.leftView = PhotoSearchSign(frame: CGRect(x: 0, y: 0, width: 32, height: 36))
    field.leftViewMode = .always
    field.layer.cornerRadius = 10
    field.backgroundColor = .tertiarySystemFill
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .search
    field.accessibilityLabel = field.placeholder
    message.textAlignment = .center
    message.numberOfLines = 0
    message.textColor = .secondaryLabel
    message.font = .preferredFont(forTextStyle: .body)
    status.textAlignment = .center
    status.numberOfLines = 2
    status.textColor = .secondaryLabel
    status.font = .preferredFont(forTextStyle: .footnote)
    for label in [message, status] { label.adjustsFontForContentSizeCategory = true }
    for view in [field, grid, message, status, spinner] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The pixels of a side of a cell.
  var pixelsPerCell: Int {
    max(1, Int((layout.itemSize.width * traitCollection.displayScale).rounded()))
  }

  func show(_ notice: PhotoNotice) {
    message.text = notice.message
    status.text = notice.status
    status.textColor = notice.isHint ? .label : .secondaryLabel
    if notice.isReading { spinner.startAnimating() } else { spinner.stopAnimating() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    guard room.width > 0, room.height > 0 else { return }
    field.frame = CGRect(x: room.minX + 16, y: room.minY + 8, width: room.width - 32, height: 36)
    let top = field.frame.maxY + 8
    // Beside the magnifier, whatever language the words are in.
    field.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    let said = status.sizeThatFits(CGSize(width: room.width - 80, height: .infinity))
    let statusHeight = max(Self.statusHeight, said.height + 8)
    let statusTop = room.maxY - statusHeight
    grid.frame = CGRect(
      x: room.minX, y: top, width: room.width, height: max(0, statusTop - top))
    message.frame = grid.frame.insetBy(dx: 32, dy: 0)
    let width = min(said.width, room.width - 80)
    status.frame = CGRect(
      x: room.midX - width / 2, y: statusTop, width: width, height: statusHeight)
    spinner.center = CGPoint(x: status.frame.minX - 18, y: status.frame.midY)
    setCellSize(width: room.width)
  }

  private func setCellSize(width: CGFloat) {
    let scale = max(traitCollection.displayScale, 1)
    let columns = max(3, (width / 160).rounded())
    // Whole pixels, so that pictures are shown as they were made.
    let side = max(1, ((width - (columns - 1) * Self.gap) / columns * scale).rounded(.down) / scale)
    let size = CGSize(width: side, height: side)
    guard layout.itemSize != size else { return }
    layout.itemSize = size
    grid.reloadData()
  }
}
