import UIKit

/// What lies between a picker and the screen beneath it: blurs and dims it.
final class PickerBackdrop: UIView {
  /// Whether nothing is blurred and dimmed; to be changed within an animation.
  var isClear = false {
    didSet {
      if oldValue != isClear { blur.effect = isClear ? nil : Self.effect }
      shade.alpha = isClear ? 0 : 1
    }
  }

  private let blur = UIVisualEffectView(effect: effect)
  private let shade = UIView()
  private static let effect = UIBlurEffect(style: .regular)

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.3 : 0.12)
    }
    for view in [blur, shade] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
