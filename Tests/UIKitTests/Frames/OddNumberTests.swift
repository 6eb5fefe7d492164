import Testing
import UIKit

/// Every number of views, layers and animations, set to what makes no sense: what is beside it is
/// painted as ever, and all comes to rest.
@MainActor @Suite struct OddNumberTests {
  private let stage = Stage(device: .coarse)
  private let sound = UIView(frame: CGRect(x: 300, y: 700, width: 40, height: 40))

  init() {
    sound.backgroundColor = .green
    stage.root.backgroundColor = .blue
    stage.root.addSubview(sound)
    stage.advance(0.02)
  }

  private nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -1, -1e9, 1e9, 1e30, 1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, 1e-300, .leastNonzeroMagnitude,
  ]

  private typealias Change = (name: String, apply: @MainActor (UIView, CGFloat) -> Void)

  private static let changes: [Change] = [
    ("x", { $0.frame.origin.x = $1 }),
    ("width", { $0.frame.size.width = $1 }),
    ("bounds.y", { $0.bounds.origin.y = $1 }),
    ("bounds.height", { $0.bounds.size.height = $1 }),
    ("center", { $0.center = CGPoint(x: $1, y: -$1) }),
    ("scale", { $0.transform = CGAffineTransform(scaleX: $1, y: $1) }),
    ("flat", { $0.transform = CGAffineTransform(scaleX: $1, y: 0) }),
    ("turn", { $0.transform = CGAffineTransform(rotationAngle: $1) }),
    ("skew", { $0.transform = CGAffineTransform(a: 1, b: $1, c: $1, d: 1, tx: 0, ty: 0) }),
    ("move", { $0.transform = CGAffineTransform(translationX: $1, y: $1) }),
    ("anchor", { $0.layer.anchorPoint = CGPoint(x: $1, y: $1) }),
    ("alpha", { $0.alpha = $1 }),
    ("opacity", { $0.layer.opacity = Float($1) }),
    ("zPosition", { $0.layer.zPosition = $1 }),
    ("cornerRadius", { $0.layer.cornerRadius = $1 }),
    (
      "border",
      {
        $0.layer.borderColor = UIColor.red.cgColor
        $0.layer.borderWidth = $1
      }
    ),
    (
      "shadow",
      {
        $0.layer.shadowOpacity = 1
        $0.layer.shadowRadius = $1
        $0.layer.shadowOffset = CGSize(width: $1, height: $1)
      }
    ),
    ("shadowOpacity", { $0.layer.shadowOpacity = Float($1) }),
    (
      "shadowPath",
      {
        $0.layer.shadowOpacity = 1
        $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: $1, y: 0, width: $1, height: 9)).cgPath
      }
    ),
    ("contentsScale", { $0.layer.contentsScale = $1 }),
    ("contentsRect", { $0.layer.contentsRect = CGRect(x: $1, y: 0, width: $1, height: 1) }),
    ("contentsCenter", { $0.layer.contentsCenter = CGRect(x: $1, y: $1, width: $1, height: $1) }),
    ("speed", { $0.layer.speed = Float($1) }),
    ("timeOffset", { $0.layer.timeOffset = $1 }),
    ("sizeThatFits", { _ = $0.sizeThatFits(CGSize(width: $1, height: $1)) }),
    ("font", { ($0 as? UILabel)?.font = .systemFont(ofSize: $1) }),
    ("weight", { ($0 as? UILabel)?.font = .systemFont(ofSize: 12, weight: .init(rawValue: $1)) }),
    ("lines", { ($0 as? UILabel)?.numberOfLines = $1 > 0 ? Int.max : Int.min }),
    (
      "insets",
      {
        let button = $0 as? UIButton
        let insets = UIEdgeInsets(top: $1, left: -$1, bottom: $1, right: $1)
        button?.contentEdgeInsets = insets
        button?.titleEdgeInsets = insets
        button?.imageEdgeInsets = insets
        _ = button?.intrinsicContentSize
      }
    ),
    (
      "configuration",
      {
        var look = UIButton.Configuration.filled()
        look.title = "Title"
        look.imagePadding = $1
        look.titlePadding = $1
        look.contentInsets = NSDirectionalEdgeInsets(top: $1, leading: $1, bottom: $1, trailing: $1)
        look.background.cornerRadius = $1
        ($0 as? UIButton)?.configuration = look
        _ = $0.intrinsicContentSize
      }
    ),
    ("hit", { _ = $0.hitTest(CGPoint(x: $1, y: $1), with: nil) }),
    ("convert", { _ = $0.convert(CGRect(x: $1, y: $1, width: $1, height: $1), to: nil) }),
    ("needsDisplay", { $0.setNeedsDisplay(CGRect(x: $1, y: 0, width: $1, height: $1)) }),
    (
      "snapshot",
      {
        _ = $0.resizableSnapshotView(
          from: CGRect(x: $1, y: 0, width: $1, height: 1),
          afterScreenUpdates: true,
          withCapInsets: UIEdgeInsets(top: $1, left: 0, bottom: 0, right: $1))
      }
    ),
    (
      "safe area",
      { view, value in
        let controller = view.window?.rootViewController
        controller?.additionalSafeAreaInsets = UIEdgeInsets(
          top: value, left: value, bottom: value, right: value)
        view.layoutIfNeeded()
        controller?.additionalSafeAreaInsets = .zero
      }
    ),
  ]

  private func makeViews() -> [UIView] {
    let frame = CGRect(x: 20, y: 100, width: 60, height: 40)
    let plain = UIView(frame: frame)
    plain.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    inner.backgroundColor = .white
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    plain.addSubview(inner)
    let label = UILabel(frame: frame)
    label.text = "Some text"
    let button = UIButton(type: .system)
    button.frame = frame
    button.setTitle("Title", for: .normal)
    button.setImage(Self.picture, for: .normal)
    let image = UIImageView(image: Self.picture)
    image.frame = frame
    return [plain, label, button, image]
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  @Test(arguments: odd) func ofAView(value: CGFloat) {
    for change in Self.changes {
      let views = makeViews()
      for view in views { stage.root.insertSubview(view, belowSubview: sound) }
      _ = diagnostics {
        for view in views { change.apply(view, value) }
        sound.alpha = 0.5
        stage.advance(0.02)
        sound.alpha = 1
        stage.advance(0.02)
      }
      #expect(stage.color(320, 720) == 0x00FF00, "\(change.name) \(value)")
      for view in views { view.removeFromSuperview() }
      stage.advance(0.02)
      #expect(stage.color(200, 300) == 0x0000FF, "\(change.name) \(value)")
      #expect(stage.isIdle, "\(change.name) \(value)")
    }
  }

  @Test(arguments: odd) func animated(value: CGFloat) {
    for change in Self.changes {
      let views = makeViews()
      for view in views { stage.root.insertSubview(view, belowSubview: sound) }
      var finished = 0
      _ = diagnostics {
        stage.advance(0.02)
        UIView.animate(withDuration: 0.05) {
          for view in views { change.apply(view, value) }
        } completion: { _ in
          finished += 1
        }
        stage.advance(0.1)
      }
      #expect(finished == 1, "\(change.name) \(value)")
      #expect(stage.color(320, 720) == 0x00FF00, "\(change.name) \(value)")
      for view in views { view.removeFromSuperview() }
      stage.advance(0.02)
      #expect(stage.isIdle, "\(change.name) \(value)")
    }
  }

  @Test(arguments: odd) func ofAnAnimation(value: CGFloat) {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
    view.backgroundColor = .red
    stage.root.addSubview(view)
    var finished: [String] = []
    func run(_ name: String, _ start: (@escaping (Bool) -> Void) -> Void) {
      view.layer.removeAllAnimations()
      view.center.x = 50
      _ = diagnostics {
        start { _ in finished.append(name) }
        stage.advance(1)
        view.layer.removeAllAnimations()
        stage.advance(0.1)
      }
      #expect(view.center.x == 200, "\(name) \(value)")
      #expect(finished == [name], "\(name) \(value)")
      #expect(stage.isIdle, "\(name) \(value)")
      finished = []
    }
    let move = { view.center.x = 200 }
    run("duration") { UIView.animate(withDuration: value, animations: move, completion: $0) }
    run("delay") {
      UIView.animate(
        withDuration: 0.1, delay: value, options: [], animations: move, completion: $0)
    }
    run("repeat") {
      UIView.animate(
        withDuration: value, delay: 0, options: [.repeat, .autoreverse], animations: move,
        completion: $0)
    }
    run("damping") {
      UIView.animate(
        withDuration: 0.1, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value,
        options: [], animations: move, completion: $0)
    }
    run("keyframes") {
      UIView.animateKeyframes(
        withDuration: 0.1, delay: 0, options: [],
        animations: {
          UIView.addKeyframe(
            withRelativeStartTime: value, relativeDuration: value, animations: move)
        }, completion: $0)
    }
  }
}
