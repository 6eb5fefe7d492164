import Foundation
import UIKitGraphics

extension WheelColumn {
  /// Makes the rows that are seen, puts each in its place, and lets the others go.
  func showRows() {
    guard let picker, bounds.width > 0, bounds.height > 0 else { return hideRows() }
    let position = position
    let wanted = law.rows(at: position, count: count)
    for (row, shown) in rows where !wanted.contains(row) {
      rows[row] = nil
      putAway(shown)
    }
    placePanes()
    let version = version
    for row in wanted {
      if rows[row] == nil {
        // NB: the app is asked, and may change anything.
        let content = picker.content(ofRow: row, in: self)
        guard version == self.version, superview != nil else { return }
        rows[row] = WheelRow(content)
      }
      if let shown = rows[row], let place = law.place(at: CGFloat(row) - position) {
        self.place(shown, at: place, distance: abs(CGFloat(row) - position))
      }
    }
  }

  /// Lets all rows go: what they show is asked for anew.
  func hideRows() {
    version += 1
    let old = rows
    rows = [:]
    for (_, row) in old { putAway(row) }
  }

  /// A view of a row that is not seen any longer, to show another one.
  func takeSpareView() -> UIView? { spareViews.popLast() }

  private func putAway(_ row: WheelRow) {
    row.remove()
    if case .view(let view) = row.content {
      view.removeFromSuperview()
      if spareViews.count < Self.mostSpares { spareViews.append(view) }
      return
    }
    for label in [row.outer as? UILabel, row.inner] {
      if let label, spareLabels.count < Self.mostSpares { spareLabels.append(label) }
    }
  }

  /// About what a wheel shows at once.
  private static let mostSpares = 16

  // MARK: Places

  private var bandTop: CGFloat { (bounds.height - bandHeight) / 2 }

  private func placePanes() {
    let origin = bounds.origin
    let (width, height) = (bounds.width, bounds.height)
    let top = bandTop
    set(above, CGRect(x: origin.x, y: origin.y, width: width, height: max(0, top)))
    set(band, CGRect(x: origin.x, y: origin.y + top, width: width, height: bandHeight))
    set(
      below,
      CGRect(
        x: origin.x, y: origin.y + top + bandHeight, width: width,
        height: max(0, height - top - bandHeight)))
    set(whole, bounds)
  }

  private func set(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  private func place(_ row: WheelRow, at place: WheelPlace, distance: CGFloat) {
    if case .view(let view) = row.content {
      let holder = row.outer ?? makeHolder(of: view)
      row.outer = holder
      holder.alpha = 1 - (1 - WheelLook.otherAlpha) * min(distance, 1)
      put(holder, at: place, in: whole, paneTop: 0)
      view.frame = holder.bounds
      return
    }
    let (top, bottom) = (bandTop, bandTop + bandHeight)
    let isAbove = place.center < bounds.height / 2
    let outside = isAbove ? top - place.top : place.bottom - bottom
    let inside = min(place.bottom, bottom) - max(place.top, top)
    row.outer = show(outside > 0, row.outer as? UILabel, row.content, isChosen: false)
    row.inner = show(inside > Self.leastSliver, row.inner, row.content, isChosen: true)
    if let label = row.outer {
      put(label, at: place, in: isAbove ? above : below, paneTop: isAbove ? 0 : bottom)
    }
    if let label = row.inner { put(label, at: place, in: band, paneTop: top) }
  }

  /// No letter reaches into less than this, in points.
  private static let leastSliver: CGFloat = 1

  private func put(_ view: UIView, at place: WheelPlace, in pane: UIView, paneTop: CGFloat) {
    if view.superview !== pane { pane.addSubview(view) }
    let size = CGSize(width: bounds.width, height: law.rowHeight)
    if view.bounds.size != size { view.bounds.size = size }
    view.center = CGPoint(x: bounds.width / 2, y: place.center - paneTop)
    view.transform = CGAffineTransform(scaleX: 1, y: place.height / law.rowHeight)
  }

  // MARK: Views

  private func makeHolder(of view: UIView) -> UIView {
    let holder = UIView()
    holder.isUserInteractionEnabled = false
    holder.addSubview(view)
    return holder
  }

  private func show(
    _ isSeen: Bool, _ label: UILabel?, _ content: WheelContent, isChosen: Bool
  ) -> UILabel? {
    guard isSeen else {
      if let label {
        label.removeFromSuperview()
        spareLabels.append(label)
      }
      return nil
    }
    if let label { return label }
    let label = spareLabels.popLast() ?? makeLabel()
    let size = (isChosen ? WheelLook.chosenSize : WheelLook.otherSize) * textScale
    label.font = .systemFont(ofSize: size)
    label.alpha = isChosen ? 1 : WheelLook.otherAlpha
    switch content {
    case .title(let title): label.text = title
    case .attributed(let title): label.attributedText = title
    case .view: break
    }
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    // The wheel speaks for its rows.
    label.isAccessibilityElement = false
    return label
  }
}
