import Testing
import UIKit

/// Values that make no sense: UIKit's own behaviour or a message that names the thing, never a crash.
@MainActor @Suite struct BadInputTests {
  private let stage = Stage()

  // MARK: Fonts and pictures

  @Test func aMissingFontIsNilAndTheSystemFontIsAlwaysThere() {
    #expect(UIFont(name: "No Such Family", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "Inter-NoSuchStyle", size: 12) == nil)
    let label = UILabel()
    label.text = "Text"
    label.font = UIFont(name: "No Such Family", size: 12)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.intrinsicContentSize.width > 10)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e9]) func aFontOfASenselessSizeIsDrawn(
    size: CGFloat
  ) {
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 50))
    label.text = "Text"
    label.font = .systemFont(ofSize: size)
    stage.root.addSubview(label)
    stage.advance(0.1)
    #expect(label.intrinsicContentSize.width.isFinite)
    #expect(label.font.pointSize.isFinite)
  }

  @Test func aBadPictureIsNilWithATypedErrorBehindIt() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    let png = try #require(image.pngData())
    #expect(UIImage(data: png)?.cgImage?.width == 80)
    let cut = png.prefix(png.count / 2)
    #expect(UIImage(data: cut) == nil)
    #expect(throws: PNGError.truncated(byteCount: cut.count)) { try CGImage(pngData: cut) }
    let empty = withHeader(of: png, width: 0, height: 40)
    #expect(UIImage(data: empty) == nil)
    #expect(throws: PNGError.empty(width: 0, height: 40)) { try CGImage(pngData: empty) }
    let wide = withHeader(of: png, width: 100_000, height: 40)
    #expect(UIImage(data: wide) == nil)
    #expect(throws: PNGError.tooLarge(width: 100_000, height: 40)) { try CGImage(pngData: wide) }
    #expect("\(PNGError.tooLarge(width: 100_000, height: 40))".contains("100000 x 40"))
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(named: "no-such-picture") == nil)
  }

  private func withHeader(of png: Data, width: UInt32, height: UInt32) -> Data {
    var data = png
    for (offset, value) in [(16, width), (20, height)] {
      for byte in 0..<4 {
        data[data.startIndex + offset + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte))
      }
    }
    return data
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: 0),
    CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e6, height: 1e6),
  ]) func aRendererOfASenselessSizeGivesAnEmptyImage(size: CGSize) {
    let renderer = UIGraphicsImageRenderer(size: size)
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    #expect(image.size == .zero && image.cgImage == nil)
    #expect(image.pngData() == nil)
    #expect(renderer.pngData { _ in }.isEmpty)
    // An empty image is drawn as nothing wherever it goes.
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.contentMode = .scaleAspectFit
    stage.root.addSubview(view)
    stage.advance(0.05)
  }

  // MARK: Frames

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: 0, y: -CGFloat.infinity, width: 10, height: 10),
    CGRect.null, CGRect.infinite,
  ]) func aFrameThatIsNotFiniteIsRefusedWithAMessage(frame: CGRect) {
    let view = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.accessibilityIdentifier = "price"
    view.text = "Text"
    stage.root.addSubview(view)
    let messages = diagnostics { view.frame = frame }
    // `CGRect.infinite` is made of the largest numbers, which are finite.
    if frame != .infinite {
      #expect(messages.contains { $0.contains("UILabel") && $0.contains("frame") })
      #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
    stage.advance(0.05)
    #expect(view.frame.origin.x.isFinite)
  }

  @Test func boundsCentreAndTransformThatAreNotFiniteAreRefusedToo() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.root.addSubview(view)
    let messages = diagnostics {
      view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      view.center = CGPoint(x: CGFloat.infinity, y: 0)
      view.transform = CGAffineTransform(scaleX: .nan, y: 1)
      view.alpha = .nan
    }
    #expect(messages.count >= 3)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.alpha == 1)
    stage.advance(0.05)
  }

  @Test func aNegativeSizeIsTurnedTheRightWayRound() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: -30, height: -40))
    #expect(view.frame == CGRect(x: 70, y: 60, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func hugeViewsAreCutToTheScreen() {
    let view = UILabel()
    view.text = "Text"
    stage.root.addSubview(view)
    view.frame = CGRect(x: -1e5, y: -1e5, width: 9e5, height: 9e5)
    view.backgroundColor = .green
    view.layer.cornerRadius = 20
    view.layer.borderWidth = 1
    stage.advance(0.1)
    #expect(stage.color(100, 100) == 0x00FF00)
    view.frame = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    view.layer.cornerRadius = 1e8
    stage.advance(0.1)
    #expect(stage.color(100, 100) == 0x00FF00)
  }

  @Test func aFlatTransformHidesAndTakesNoTouches() {
    let view = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    stage.root.addSubview(view)
    stage.advance(0.05)
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.root)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.tap(50, 50)
  }

  // MARK: Trees

  @Test func aViewCannotLieInItself() {
    let outer = UIView()
    outer.accessibilityIdentifier = "outer"
    let inner = UIView()
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    let messages = diagnostics {
      inner.addSubview(outer)
      outer.addSubview(outer)
      inner.insertSubview(outer, at: 3)
      inner.insertSubview(outer, aboveSubview: outer)
    }
    #expect(messages.count >= 2)
    #expect(messages.first?.contains("outer") == true && messages.first?.contains("inner") == true)
    #expect(outer.superview === stage.root && inner.superview === outer)
    #expect(outer.subviews == [inner] && inner.subviews.isEmpty)
    #expect(outer.layer.sublayers == [inner.layer])
    stage.advance(0.05)
  }

  @Test func aControllerCannotHoldItself() {
    final class Outer: UIViewController {}
    final class Inner: UIViewController {}
    let outer = Outer()
    let inner = Inner()
    outer.addChild(inner)
    let messages = diagnostics {
      inner.addChild(outer)
      outer.addChild(outer)
    }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("Outer") == true && messages.first?.contains("Inner") == true)
    #expect(outer.parent == nil && inner.parent === outer)
    #expect(outer.children == [inner] && inner.children.isEmpty)
  }

  @Test func placesThatDoNotExistAreReportedOrClamped() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    let messages = diagnostics {
      parent.exchangeSubview(at: 0, withSubviewAt: 3)
      parent.exchangeSubview(at: -1, withSubviewAt: 0)
    }
    #expect(messages.count == 2 && messages.allSatisfy { $0.contains("3") })
    #expect(parent.subviews == views)
    let late = UIView()
    parent.insertSubview(late, at: 99)
    #expect(parent.subviews.last === late)
    parent.insertSubview(late, at: -5)
    #expect(parent.subviews.first === late)
    parent.bringSubviewToFront(UIView())
    parent.sendSubviewToBack(UIView())
    #expect(parent.subviews.count == 4)
  }

  // MARK: Layout, text, layers

  @Test func aLayoutThatAsksForLayoutForEverIsBounded() {
    final class Restless: UIView {
      var count = 0

      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
        superview?.setNeedsLayout()
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let messages = diagnostics {
      stage.root.addSubview(view)
      stage.advance(0.02)
    }
    #expect(view.count > 1 && view.count < 1000)
    #expect(messages.contains { $0.contains("Restless") })
    view.removeFromSuperview()
    stage.advance(1)
    #expect(stage.isIdle)
  }

  @Test func hugeTextIsMeasuredAndDrawn() {
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    label.text = String(repeating: "many words ", count: 20_000)
    label.numberOfLines = 0
    stage.root.addSubview(label)
    stage.advance(0.05)
    #expect(label.sizeThatFits(CGSize(width: 300, height: 0)).height > 10_000)
    label.text = String(repeating: "x", count: 100_000)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.width > 100_000)
    label.text = "\0\u{FFFD}\n\n\u{202E}\u{200B}"
    stage.advance(0.05)
    #expect(label.intrinsicContentSize.width.isFinite)
  }

  @Test func oddLayersAreDrawn() {
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 10))
    path.addCurve(
      to: CGPoint(x: 1e30, y: 0), controlPoint1: .zero, controlPoint2: CGPoint(x: -1e30, y: 5))
    shape.path = path.cgPath
    shape.lineWidth = .infinity
    shape.lineDashPattern = [0, 0]
    shape.strokeColor = UIColor.red.cgColor
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    gradient.colors = [UIColor.red.cgColor]
    gradient.locations = [2, -1, 0.5]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0.5)
    let messages = diagnostics {
      stage.root.layer.addSublayer(shape)
      stage.root.layer.addSublayer(gradient)
      stage.advance(0.1)
    }
    _ = messages
    #expect(stage.lastImage != nil)
    #expect(stage.isIdle)
  }

  @Test func fingersAtSenselessPlacesAreIgnored() {
    let log = EventLog()
    let control = UIControl(frame: stage.root.bounds)
    log.follow(control)
    stage.root.addSubview(control)
    stage.touch(.began, .nan, 10)
    stage.touch(.began, .infinity, 10)
    stage.touch(.ended, 10, 10)
    stage.touch(.began, 1e30, 10)
    stage.touch(.ended, 10, 10)
    #expect(log.take().isEmpty)
  }
}
