import Foundation

/// Where a window shows the input views of its first responder: at its lower edge, above all else.
final class InputArea: UIView {
  /// How long it slides, in seconds.
  static let duration: TimeInterval = 0.25
  /// How high an input view without a height is, in points.
  static let usualHeight: CGFloat = 216

  private var input: UIView?
  private var accessory: UIView?
  /// Counts the changes: the end of one that another has followed is told by nobody.
  private var changes = 0
  /// Whether there is something to show.
  private(set) var isShown = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows the views of a responder, in `window`; those of nil are none.
  func show(_ responder: UIResponder?, in window: UIWindow) {
    let new = (input: responder?.inputView, accessory: responder?.inputAccessoryView)
    guard new.input !== input || new.accessory !== accessory else { return }
    let old = isShown ? frame : bottom(of: window)
    exchange(new.input, new.accessory)
    isShown = input != nil || accessory != nil
    guard isShown || superview != nil else { return }
    let height = wantedHeight(in: window)
    let place = CGRect(
      x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    let end = isShown ? place : bottom(of: window)
    if superview !== window {
      window.addSubview(self)
      frame = CGRect(origin: old.origin, size: place.size)
    } else {
      window.bringSubviewToFront(self)
    }
    setNeedsLayout()
    slide(from: old, to: end, in: window)
  }

  private func slide(from old: CGRect, to end: CGRect, in window: UIWindow) {
    changes += 1
    let (change, isShowing) = (changes, isShown)
    let info: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: window.convert(old, to: nil),
      UIResponder.keyboardFrameEndUserInfoKey: window.convert(end, to: nil),
      UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    func post(_ names: [NSNotification.Name]) {
      for name in names {
        NotificationCenter.default.post(name: name, object: window.screen, userInfo: info)
      }
    }
    post([
      isShowing
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ])
    // What was told may have changed all.
    guard change == changes else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut],
      animations: { self.frame = end },
      completion: { [weak self] _ in
        guard let self, change == changes else { return }
        if !isShowing { removeFromSuperview() }
        post([
          isShowing
            ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
          UIResponder.keyboardDidChangeFrameNotification,
        ])
      })
  }

  private func exchange(_ newInput: UIView?, _ newAccessory: UIView?) {
    // What slides down goes with its views: they are taken away by the next ones.
    guard newInput != nil || newAccessory != nil else {
      (input, accessory) = (nil, nil)
      return
    }
    for view in subviews where view !== newInput && view !== newAccessory {
      view.removeFromSuperview()
    }
    (input, accessory) = (newInput, newAccessory)
    for view in [newInput, newAccessory].compactMap(\.self) { addSubview(view) }
  }

  private func bottom(of window: UIWindow) -> CGRect {
    CGRect(
      x: 0, y: window.bounds.height, width: window.bounds.width,
      height: isShown ? bounds.height : max(bounds.height, 0))
  }

  private func height(of view: UIView?, usual: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    let own = view.intrinsicContentSize.height
    return own > 0 ? own : usual
  }

  private func wantedHeight(in window: UIWindow) -> CGFloat {
    let parts = height(of: accessory, usual: 44) + height(of: input, usual: Self.usualHeight)
    return min(parts + window.safeAreaInsets.bottom, window.bounds.height)
  }

  override func layoutSubviews() {
    var y: CGFloat = 0
    for (view, usual) in [(accessory, CGFloat(44)), (input, Self.usualHeight)] {
      guard let view else { continue }
      let height = height(of: view, usual: usual)
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}
