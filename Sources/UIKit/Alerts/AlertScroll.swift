/// What an alert scrolls when there is too little room.
///
/// Touches go on to the alert, whose answers a finger slides over, and are taken back when it scrolls.
final class AlertScroll: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) {
    return nil
  }
}
