import Testing
import UIKit

/// Shapes, gradients and explicit animations of numbers that make no sense: what is beside them is painted
/// as ever, and all comes to rest.
@MainActor @Suite struct OddLayerTests {
  private let stage = Stage(device: .coarse)

  init() {
    let sound = UIView(frame: CGRect(x: 300, y: 700, width: 40, height: 40))
    sound.backgroundColor = .green
    sound.layer.zPosition = 1
    stage.root.backgroundColor = .blue
    stage.root.addSubview(sound)
    stage.advance(0.02)
  }

  private nonisolated static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -1, -1e9, 1e9, 1e30, 1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, 1e-300, 1e-6, 0.5,
  ]

  /// Whether the frame is whole with the layer, and again without it.
  private func check(_ layer: CALayer, _ name: String) {
    _ = diagnostics {
      stage.root.layer.addSublayer(layer)
      stage.advance(0.04)
      stage.root.setNeedsDisplay()
      stage.advance(0.02)
    }
    #expect(stage.color(320, 720) == 0x00FF00, "\(name)")
    layer.removeFromSuperlayer()
    stage.advance(0.02)
    #expect(stage.color(200, 300) == 0x0000FF, "\(name)")
    #expect(stage.isIdle, "\(name)")
  }

  @Test(arguments: odd) func shapes(value: CGFloat) {
    let number = NSNumber(value: Double(value))
    let changes: [(String, (CAShapeLayer) -> Void)] = [
      (
        "path",
        { $0.path = UIBezierPath(rect: CGRect(x: value, y: 0, width: value, height: 9)).cgPath }
      ),
      (
        "oval",
        { $0.path = UIBezierPath(ovalIn: CGRect(x: 0, y: value, width: 9, height: value)).cgPath }
      ),
      (
        "round",
        {
          $0.path =
            UIBezierPath(
              roundedRect: CGRect(x: 0, y: 0, width: 90, height: 90), cornerRadius: value
            ).cgPath
        }
      ),
      (
        "arc",
        {
          let path = UIBezierPath()
          path.addArc(
            withCenter: CGPoint(x: 50, y: value), radius: value, startAngle: value,
            endAngle: -value,
            clockwise: true)
          $0.path = path.cgPath
        }
      ),
      ("strokeStart", { $0.strokeStart = value }),
      ("strokeEnd", { $0.strokeEnd = value }),
      ("lineWidth", { $0.lineWidth = value }),
      ("miterLimit", { $0.miterLimit = value }),
      (
        "dashPhase",
        {
          $0.lineDashPattern = [3, 2]
          $0.lineDashPhase = value
        }
      ),
      ("dashes", { $0.lineDashPattern = [number, 1, number] }),
      ("dash", { $0.lineDashPattern = [number] }),
    ]
    for (name, change) in changes {
      let layer = CAShapeLayer()
      layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 80))
      path.addLine(to: CGPoint(x: 5, y: 5))
      layer.path = path.cgPath
      layer.fillColor = UIColor.red.cgColor
      layer.strokeColor = UIColor.white.cgColor
      layer.shadowOpacity = 1
      change(layer)
      check(layer, "\(name) \(value)")
    }
  }

  @Test(arguments: odd) func gradients(value: CGFloat) {
    let number = NSNumber(value: Double(value))
    let colors = [UIColor.red.cgColor, UIColor.white.cgColor]
    let changes: [(String, (CAGradientLayer) -> Void)] = [
      ("none", { $0.colors = [] }),
      ("one", { $0.colors = [colors[0]] }),
      ("no colours", { $0.colors = ["red", 5] }),
      ("locations", { $0.locations = [number, 0.5] }),
      ("unsorted", { $0.locations = [1, number] }),
      ("too many", { $0.locations = [0, 0.1, 0.2, number] }),
      ("start", { $0.startPoint = CGPoint(x: value, y: value) }),
      ("end", { $0.endPoint = CGPoint(x: value, y: -value) }),
      ("frame", { $0.frame = CGRect(x: 20, y: 20, width: value, height: 30) }),
      ("radius", { $0.cornerRadius = value }),
    ]
    for type in [CAGradientLayerType.axial, .radial] {
      for (name, change) in changes {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        layer.colors = colors
        layer.type = type
        change(layer)
        check(layer, "\(name) \(value) \(type)")
      }
    }
  }

  @Test(arguments: odd) func masks(value: CGFloat) {
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    layer.backgroundColor = UIColor.red.cgColor
    let mask = CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    mask.frame = CGRect(x: value, y: 0, width: value, height: value)
    mask.cornerRadius = value
    layer.mask = mask
    check(layer, "mask \(value)")
    // A mask that is in the tree already, or is the layer's own parent.
    mask.mask = layer
    layer.mask = layer
    check(layer, "mask of itself")
  }

  @Test(arguments: odd) func explicitAnimations(value: CGFloat) {
    let number = NSNumber(value: Double(value))
    let layer = CALayer()
    layer.backgroundColor = UIColor.red.cgColor
    let basic = CABasicAnimation(keyPath: "position")
    basic.fromValue = CGPoint(x: value, y: value)
    basic.byValue = CGPoint(x: value, y: 1)
    let wrong = CABasicAnimation(keyPath: "opacity")
    wrong.fromValue = "half"
    wrong.toValue = CGPoint(x: value, y: 0)
    let unknown = CABasicAnimation(keyPath: "transform.rotation.nothing")
    unknown.toValue = value
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.values = [0, value, 1]
    keyframes.keyTimes = [number, 0.5, number]
    let along = CAKeyframeAnimation(keyPath: "position")
    along.path = UIBezierPath(ovalIn: CGRect(x: value, y: 0, width: value, height: 10)).cgPath
    along.calculationMode = .paced
    let empty = CAKeyframeAnimation(keyPath: "bounds")
    empty.values = []
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.fromValue = 0
    spring.mass = value
    spring.stiffness = value
    spring.damping = value
    spring.initialVelocity = value
    _ = spring.settlingDuration
    let timed = CABasicAnimation(keyPath: "opacity")
    timed.fromValue = 0
    timed.beginTime = Double(value)
    timed.speed = Float(value)
    timed.timeOffset = Double(value)
    timed.repeatCount = Float(value)
    timed.repeatDuration = Double(value)
    timed.timingFunction = CAMediaTimingFunction(
      controlPoints: Float(value), Float(value), Float(-value), 1)
    let group = CAAnimationGroup()
    group.animations = [basic, wrong, keyframes]
    group.duration = Double(value)
    let all = [basic, wrong, unknown, keyframes, along, empty, spring, timed, group]
    for animation in all {
      layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      _ = diagnostics {
        stage.root.layer.addSublayer(layer)
        layer.add(animation, forKey: "odd")
        stage.advance(0.2)
      }
      #expect(stage.color(320, 720) == 0x00FF00, "\(animation) \(value)")
      layer.removeAllAnimations()
      layer.removeFromSuperlayer()
      stage.advance(0.05)
      #expect(stage.isIdle, "\(animation) \(value)")
    }
  }
}
