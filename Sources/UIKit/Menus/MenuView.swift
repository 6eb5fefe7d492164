import Foundation
import UIKitGraphics
import UIKitLayers

/// The list of an open menu. It is told where the finger is.
final class MenuView: UIView {
  private(set) var rows: [MenuRow] = []
  private let content = UIView()
  /// What clips the rows: the view itself casts the shadow.
  private let clip = UIView()
  private let ground = BackdropView(tint: MenuView.fill)
  private var offset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 13
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.punchesOutShadow = true
    clip.layer.cornerRadius = 13
    clip.clipsToBounds = true
    addSubview(clip)
    clip.addSubview(ground)
    clip.addSubview(content)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows the rows of a menu; `chosen` is called for those that assistive technology uses.
  func show(_ items: [MenuItem], keepsPlace: Bool, chosen: @escaping (MenuRow) -> Void) {
    for row in rows { row.removeFromSuperview() }
    let hasMarks = items.contains(where: \.isMarked)
    rows = items.enumerated().map { index, item in
      let row = MenuRow(item, hasMarks: hasMarks, hasLine: Self.hasLine(items, after: index))
      row.activated = { [unowned row] in chosen(row) }
      content.addSubview(row)
      return row
    }
    if !keepsPlace { offset = 0 }
    isHidden = rows.isEmpty
    setNeedsLayout()
  }

  /// How high the whole list is at a width, in points.
  func height(for width: CGFloat) -> CGFloat {
    rows.reduce(0) { $0 + $1.height(for: width) }
  }

  var canScroll: Bool { content.bounds.height > bounds.height + 0.5 }

  /// Moves the list, not beyond its ends.
  func scroll(by way: CGFloat) {
    offset = (offset - way).clamped(to: 0...max(0, content.bounds.height - bounds.height))
    content.frame.origin.y = -offset
  }

  /// The row that can be chosen at a place in the view.
  func row(at place: CGPoint) -> MenuRow? {
    guard bounds.holds(place) else { return nil }
    return rows.first { $0.item.isChoosable && $0.frame.holds(content.convert(place, from: self)) }
  }

  func press(_ pressed: MenuRow?) {
    for row in rows where row.isPressed != (row === pressed) {
      if row.item.isChoosable { row.isPressed = row === pressed }
    }
  }

  /// The row that shows as pressed.
  var pressedRow: MenuRow? { rows.first(where: \.isPressed) }

  /// Presses the next row that can be chosen, or with -1 the one before, and scrolls to it.
  func pressNext(_ step: Int) {
    let choosable = rows.filter(\.item.isChoosable)
    guard !choosable.isEmpty else { return }
    let present = choosable.firstIndex(where: \.isPressed)
    let first = step > 0 ? 0 : choosable.count - 1
    let index = present.map { min(max($0 + step, 0), choosable.count - 1) } ?? first
    press(choosable[index])
    let frame = choosable[index].frame
    if frame.minY < offset { scroll(by: offset - frame.minY) }
    if frame.maxY > offset + bounds.height { scroll(by: offset + bounds.height - frame.maxY) }
  }

  override func layoutSubviews() {
    clip.frame = bounds
    ground.frame = bounds
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: min(13, bounds.width / 2),
      cornerHeight: min(13, bounds.height / 2), transform: nil)
    var y: CGFloat = 0
    for row in rows {
      let height = row.height(for: bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: y)
    scroll(by: 0)
  }

  private static func hasLine(_ items: [MenuItem], after index: Int) -> Bool {
    guard index + 1 < items.count else { return false }
    if case .gap = items[index] { return false }
    if case .gap = items[index + 1] { return false }
    return true
  }

  // NB: ours; what UIKit's menus are made of has not been measured.
  private static let fill = UIColor.adaptive(.init(248, 248, 248, 0.8), .init(37, 37, 38, 0.76))
}
