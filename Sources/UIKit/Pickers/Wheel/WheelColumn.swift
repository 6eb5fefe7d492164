import Foundation

/// A wheel of a picker: scrolls as a scroll view does, comes to rest at rows, and shows them as if they lay on
/// a wheel.
package final class WheelColumn: UIScrollView, UIScrollViewDelegate {
  package private(set) weak var picker: UIPickerView?
  /// Which wheel of the picker it is.
  package let component: Int
  /// How many rows it has.
  package private(set) var count = 0
  private(set) var law = WheelLaw(height: 0, rowHeight: WheelLaw.usualRowHeight)
  /// How high the band is, in points.
  var bandHeight: CGFloat = 0
  var textScale: CGFloat = 1

  let above = WheelPane()
  let band = WheelPane()
  let below = WheelPane()
  let whole = WheelPane()
  var rows: [Int: WheelRow] = [:]
  /// Another one whenever rows mean something else than before.
  var version = 0
  var spareLabels: [UILabel] = []
  var spareViews: [UIView] = []

  /// Whether a person moved the wheel, and nobody was told yet where it stopped.
  private var isByPerson = false
  /// Whether one way is given up for another: it has not stopped.
  private var isRedirecting = false

  init(_ picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    for pane in [above, below, whole, band] { addSubview(pane) }
    scrollDelegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    transfersVerticalScrollingToParent = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    let tap = UITapGestureRecognizer()
    taps = tap.handlers.add { [weak self] tap in self?.tapped(tap) }
    addGestureRecognizer(tap)
    fit()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private var taps: GestureHandlers.Token?

  // MARK: Rows

  /// Which row is in the middle, in rows: 2.5 is between the third and the fourth. Beyond the ends while it is
  /// pulled there.
  package var position: CGFloat {
    let rows = (bounds.minY - firstOffset) / law.rowHeight
    // Offsets are rounded to pixels; a row that is in its place is there exactly.
    let nearest = rows.rounded()
    let pixel = 0.5 / max(traitCollection.displayScale, 1)
    return abs(rows - nearest) * law.rowHeight <= pixel + 1e-6 ? nearest : rows
  }

  /// The row in the middle, or the one that the wheel is on its way to; -1 when there are none.
  package var headedRow: Int {
    guard count > 0 else { return -1 }
    return row(atOffset: engine.machine.destination.y)
  }

  /// The height of a row in the middle, in points.
  package var rowHeight: CGFloat { law.rowHeight }

  /// Whether the wheel moves, or a finger is on it.
  package var isMoving: Bool { isTracking || isDragging || isDecelerating || isScrollAnimating }

  private var firstOffset: CGFloat { (law.rowHeight - bounds.height) / 2 }

  private func row(atOffset offset: CGFloat) -> Int {
    let row = ((offset - firstOffset) / law.rowHeight).rounded()
    return Int(min(max(row, 0), CGFloat(max(0, count - 1))))
  }

  private func offset(ofRow row: Int) -> CGPoint {
    CGPoint(x: 0, y: firstOffset + CGFloat(row) * law.rowHeight)
  }

  /// There are `count` rows now, and they may show something else.
  func reload(count: Int) {
    hideRows()
    spareViews = []
    if count != self.count {
      self.count = count
      if count == 0 { isByPerson = false }
      fit()
    }
    setNeedsLayout()
  }

  /// Takes a size, with the same row in the middle.
  func fit(to frame: CGRect, rowHeight: CGFloat) {
    let law = WheelLaw(height: frame.height, rowHeight: rowHeight)
    let (row, goal, isNew) = (position, headedRow, law != self.law)
    self.law = law
    if self.frame != frame { self.frame = frame }
    guard isNew else { return }
    fit()
    engine.holdingBack {
      contentOffset = CGPoint(x: 0, y: firstOffset + row * law.rowHeight)
    }
    if isScrollAnimating { engine.machine.redirect(to: offset(ofRow: goal), at: engine.time) }
    hideRows()
    setNeedsLayout()
  }

  private func fit() {
    engine.machine.pitch = law.rowHeight
    contentInset = UIEdgeInsets(top: -firstOffset, left: 0, bottom: -firstOffset, right: 0)
    contentSize = CGSize(width: 0, height: CGFloat(count) * law.rowHeight)
    alwaysBounceVertical = count > 0
  }

  // MARK: Ways

  /// Turns to a row. Nobody is told of it unless a person did it.
  func turn(to row: Int, animated: Bool, byPerson: Bool) {
    isRedirecting = true
    setContentOffset(offset(ofRow: row), animated: animated)
    isRedirecting = false
    isByPerson = byPerson || isDragging
    setNeedsLayout()
    stopped()
  }

  private func tapped(_ tap: UIGestureRecognizer) {
    guard tap.state == .ended, count > 0 else { return }
    let distance = law.distance(at: tap.location(in: self).y - bounds.minY)
    step(by: distance)
  }

  /// Turns by rows, as a person does with a key or a tap. Whether there is anything to turn.
  @discardableResult func step(by rows: Int) -> Bool {
    guard count > 0, isUserInteractionEnabled, picker?.isUserInteractionEnabled == true else {
      return false
    }
    let row = min(max(headedRow + rows, 0), count - 1)
    if row != headedRow { turn(to: row, animated: true, byPerson: true) }
    return true
  }

  /// The wheel may have come to rest.
  private func stopped() {
    guard isByPerson, !isMoving, !isRedirecting else { return }
    isByPerson = false
    picker?.wheelStopped(self, at: headedRow)
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isByPerson = true }

  package func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    if !decelerate { stopped() }
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stopped() }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    // A finger that stops what code has sent on its way takes the wheel over.
    if isTracking, !isRedirecting { isByPerson = true }
    stopped()
  }

  override func fingersGone() { stopped() }

  // MARK: View

  package override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  /// A wheel that is taken away comes to where it was heading for, at once.
  package override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow !== window, isMoving, count > 0 {
      turn(to: headedRow, animated: false, byPerson: isByPerson)
    }
    super.willMove(toWindow: newWindow)
  }

  // MARK: Keyboard and assistive technology

  package override var canBecomeFocused: Bool { count > 0 }

  override func useArrow(_ direction: ControlStep, isVertical: Bool) -> Bool {
    guard isVertical else { return picker?.moveFocus(from: self, direction) ?? false }
    return step(by: direction == .up ? -1 : 1)
  }

  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? picker?.label(of: self) }
    set { super.accessibilityLabel = newValue }
  }

  package override var accessibilityHint: String? {
    get { super.accessibilityHint ?? picker?.hint(of: self) }
    set { super.accessibilityHint = newValue }
  }

  package override var accessibilityValue: String? {
    get { super.accessibilityValue ?? picker?.spokenRow(headedRow, in: self) }
    set { super.accessibilityValue = newValue }
  }

  package override func accessibilityIncrement() { step(by: 1) }
  package override func accessibilityDecrement() { step(by: -1) }
}
