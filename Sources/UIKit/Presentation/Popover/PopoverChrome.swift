import Foundation
import UIKitGraphics
import UIKitLayers

/// The body of a popover: round, with an arrow and a shadow, and the contents in it.
final class PopoverChrome: UIView {
  let content: UIView
  private let clip = UIView()
  private let body = CAShapeLayer()
  /// What the body is when its colour lets through what is beneath.
  private let ground = BackdropView()
  private let outline = CAShapeLayer()

  /// Which side the arrow is on, and where.
  var direction: UIPopoverArrowDirection = [] {
    didSet { if oldValue != direction { setNeedsLayout() } }
  }
  var arrowOffset: CGFloat = 0 {
    didSet { if oldValue != arrowOffset { setNeedsLayout() } }
  }
  /// The colour of the body; nil for that of the contents.
  var fill: UIColor? {
    didSet { setNeedsLayout() }
  }

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.addSublayer(body)
    ground.layer.mask = outline
    addSubview(ground)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 6)
    clip.layer.cornerRadius = PopoverPlacement.cornerRadius
    clip.clipsToBounds = true
    addSubview(clip)
    clip.addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = contentBox
    clip.frame = box
    content.frame = clip.bounds
    let path = path(around: box)
    body.frame = bounds
    body.path = path
    let color = color.resolvedColor(with: traitCollection)
    body.fillColor = color.cgColor
    let isOpaque = color.cgColor.alpha >= 1
    body.isHidden = !isOpaque
    ground.isHidden = isOpaque
    ground.frame = bounds
    outline.frame = bounds
    outline.path = path
    ground.show(self.color)
    layer.shadowPath = path
    layer.punchesOutShadow = !isOpaque
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private var color: UIColor { fill ?? content.backgroundColor ?? Self.material }

  /// That of an action sheet.
  private static let material = UIColor.adaptive(
    .init(252, 252, 252, 0.78), .init(41, 41, 41, 0.745))

  /// Where the contents lie: all but the arrow's side.
  private var contentBox: CGRect {
    let height = PopoverPlacement.arrow.height
    var insets = UIEdgeInsets.zero
    if direction == .up { insets.top = height }
    if direction == .down { insets.bottom = height }
    if direction == .left { insets.left = height }
    if direction == .right { insets.right = height }
    let box = bounds.inset(by: insets)
    return CGRect(
      x: box.minX, y: box.minY, width: max(0, box.width), height: max(0, box.height))
  }

  private func path(around box: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: box, cornerWidth: min(PopoverPlacement.cornerRadius, box.width / 2),
      cornerHeight: min(PopoverPlacement.cornerRadius, box.height / 2))
    guard !direction.isEmpty else { return path }
    let (half, height) = (PopoverPlacement.arrow.width / 2, PopoverPlacement.arrow.height)
    // Drawn pointing up at the origin, then turned and moved to its side.
    let arrow = CGMutablePath()
    arrow.move(to: CGPoint(x: -half, y: height))
    arrow.addCurve(
      to: CGPoint(x: -3, y: 1), control1: CGPoint(x: -half + 8, y: height),
      control2: CGPoint(x: -6, y: 3.5))
    arrow.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 0, y: -1))
    arrow.addCurve(
      to: CGPoint(x: half, y: height), control1: CGPoint(x: 6, y: 3.5),
      control2: CGPoint(x: half - 8, y: height))
    arrow.closeSubpath()
    path.addPath(arrow, transform: arrowTransform(box))
    return path
  }

  private func arrowTransform(_ box: CGRect) -> CGAffineTransform {
    let turn: CGFloat
    let tip: CGPoint
    switch direction {
    case .up: (turn, tip) = (0, CGPoint(x: box.midX + arrowOffset, y: bounds.minY))
    case .down: (turn, tip) = (.pi, CGPoint(x: box.midX + arrowOffset, y: bounds.maxY))
    case .left: (turn, tip) = (-.pi / 2, CGPoint(x: bounds.minX, y: box.midY + arrowOffset))
    default: (turn, tip) = (.pi / 2, CGPoint(x: bounds.maxX, y: box.midY + arrowOffset))
    }
    return CGAffineTransform(rotationAngle: turn)
      .concatenating(CGAffineTransform(translationX: tip.x, y: tip.y))
  }
}
