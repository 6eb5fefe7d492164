import Foundation
import UIKitLayers

/// What a segmented control shows: the ground, the lines, the pill, and the segments over it.
final class SegmentedContent: UIView {
  var segments: [SegmentView] = []
  private let pill = UIView()
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    addSubview(pill)
    pill.layer.cornerRadius = 7
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.14
    pill.layer.shadowRadius = 3
    pill.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  var pillColor: UIColor? {
    didSet { pill.backgroundColor = pillColor ?? Self.pillGray }
  }

  /// As many lines as there are borders between segments.
  func fitLines() {
    while lines.count > max(0, segments.count - 1) { lines.removeLast().removeFromSuperview() }
    while lines.count < segments.count - 1 {
      let line = UIView()
      line.backgroundColor = .separator
      line.layer.cornerRadius = 0.5
      insertSubview(line, at: 0)
      lines.append(line)
    }
  }

  /// Places everything for `selected`, the segment that has the pill.
  func place(_ layout: SegmentedLayout, selected: Int?, isHeld: Bool, isMirrored: Bool) {
    let borders = layout.borders(in: bounds.width)
    func x(_ index: Int) -> CGFloat {
      isMirrored ? bounds.width - borders[index] : borders[index]
    }
    for (index, segment) in segments.enumerated() {
      let (a, b) = (x(index), x(index + 1))
      segment.frame = CGRect(x: min(a, b), y: 0, width: abs(b - a), height: bounds.height)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: x(index + 1) - 0.5, y: bounds.height / 2 - min(8, bounds.height / 2), width: 1,
        height: min(16, bounds.height))
      line.alpha = index == selected || index + 1 == selected ? 0 : 1
    }
    guard let selected, segments.indices.contains(selected) else {
      pill.alpha = 0
      return
    }
    pill.transform = .identity
    pill.frame = segments[selected].frame.insetBy(
      dx: min(2, segments[selected].bounds.width / 2), dy: min(2, bounds.height / 2))
    pill.alpha = 1
    if isHeld { pill.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
  }

  /// Puts the pill at once where it is to appear, instead of letting it fly there from where it was last.
  var isPillShown: Bool { pill.alpha > 0 }

  private static let pillGray = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }
}
