import UIKit

/// The panel with the wheels and the bar above them: rises from the lower edge, or stands as a card in the middle of a
/// pad.
final class PickerPanel: UIView {
  /// The wheels.
  let wheels: UIView
  /// The bar, without which a choice is taken on the way.
  let bar = UIToolbar(frame: .zero)
  var showsBar = true { didSet { setNeedsLayout() } }
  var isCard = false { didSet { setNeedsLayout() } }
  /// What covers the screen's edges beside and below the panel.
  var edges = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  init(wheels: UIView) {
    self.wheels = wheels
    super.init(frame: .zero)
    layer.cornerRadius = Self.radius
    clipsToBounds = true
    backgroundColor = Self.color
    // The panel itself is what the bar lies on; a line would be cut off at the round corners.
    let appearance = UIToolbarAppearance()
    appearance.configureWithTransparentBackground()
    bar.standardAppearance = appearance
    addSubview(wheels)
    addSubview(bar)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  static let radius: CGFloat = 14
  private static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
  }
  private static let barHeight: CGFloat = 44
  private static let wheelHeight: CGFloat = 216

  /// How high what is chosen by wants to be: wheels, or a calendar of a date picker.
  private var wishedHeight: CGFloat {
    max(Self.wheelHeight, (wheels as? UIDatePicker)?.intrinsicContentSize.height ?? 0)
  }
  private static let cardWidth: CGFloat = 360

  /// Where it lies in a space; below its lower edge when it is away.
  func place(in space: CGRect, isAway: Bool) -> CGRect {
    let barHeight = showsBar ? Self.barHeight : 0
    if isCard {
      let size = CGSize(
        width: min(Self.cardWidth, space.width - 32),
        height: min(barHeight + wishedHeight, space.height - 32))
      return CGRect(
        x: ((space.width - size.width) / 2).rounded(),
        y: ((space.height - size.height) / 2).rounded(), width: max(0, size.width),
        height: max(0, size.height))
    }
    let height = min(barHeight + wishedHeight + edges.bottom, space.height)
    // The lower corners are round below the edge, where nobody sees it.
    let y = isAway ? space.height : space.height - height
    return CGRect(x: 0, y: y, width: space.width, height: height + Self.radius)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = isCard ? bounds.height : bounds.height - Self.radius
    let inset = isCard ? UIEdgeInsets.zero : edges
    let top = showsBar ? min(Self.barHeight, height) : 0
    bar.isHidden = !showsBar
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    wheels.frame = CGRect(
      x: inset.left, y: top, width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, height - top - inset.bottom))
  }
}
