public import Foundation

/// The view of one item. Put subviews into ``contentView``.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// Makes a cell with a frame; collection views make theirs by this initialiser.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Where the cell's own views go; as large as the cell.
  public let contentView = UIView()

  /// Whether the item is chosen. Overriding its `didSet` is the way to show it.
  open var isSelected = false {
    didSet {
      guard oldValue != isSelected else { return }
      updateBackground()
      accessibilityTraits.set(.selected, isSelected)
    }
  }

  /// Whether a finger is on the item. Overriding its `didSet` is the way to show it.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { updateBackground() } }
  }

  /// Lies behind the contents; nil for none. Resized with the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// Lies before ``backgroundView`` while the cell is selected or highlighted; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  /// Selected and highlighted no longer; a subclass calls `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
}

extension UICollectionViewCell {
  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    for (index, view) in [backgroundView, selectedBackgroundView].compactMap(\.self).enumerated() {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: index)
    }
    updateBackground()
  }

  private func updateBackground() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }
}
