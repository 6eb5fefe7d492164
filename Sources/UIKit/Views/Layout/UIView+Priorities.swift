public import Foundation

extension UIView {
  /// How much the view resists being larger than its contents. `defaultLow` unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutSettings?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its contents. A stack view asks for it.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changeLayoutSettings { $0.hugging[axis.rawValue] = priority }
    superview?.subviewSizeDidChange()
  }

  /// How much the view resists being smaller than its contents. `defaultHigh` unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutSettings?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its contents. A stack view asks for it.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changeLayoutSettings { $0.resistance[axis.rawValue] = priority }
    superview?.subviewSizeDidChange()
  }

  func changeLayoutSettings(_ change: (LayoutSettings) -> Void) {
    let settings = layoutSettings ?? LayoutSettings()
    layoutSettings = settings
    change(settings)
  }

  /// Asks for the smallest size, see ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size, see ``systemLayoutSizeFitting(_:)``.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Works out ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let free = contentSize(width: nil)
    let width = settle(
      target.width, horizontal, contents: free.width, axis: .horizontal)
    let contents = width == free.width ? free : contentSize(width: width)
    let height = settle(target.height, vertical, contents: contents.height, axis: .vertical)
    return CGSize(width: width, height: height)
  }

  /// The target when it matters more than the contents, and else the contents.
  private func settle(
    _ target: CGFloat, _ priority: UILayoutPriority, contents: CGFloat,
    axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard contents != Self.noIntrinsicMetric else { return target }
    let own =
      target > contents
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return priority > own ? target : contents
  }
}
