import UIKit
import UIKitLoop

/// An app of its own for one test: a window on a headless host, and a clock that the test moves.
@MainActor final class Stage {
  let loop: VirtualLoop
  let host: HeadlessHost
  let application: UIApplication
  let window: UIWindow
  private(set) var frames: [HostFrameInfo] = []

  /// Taken when asked for: of hundreds of stages that wait for their turn few are looked at.
  var lastImage: CGImage? {
    if picture == nil { picture = host.lastFrame?.makeImage() }
    return picture
  }

  private var picture: CGImage?

  struct HostFrameInfo {
    let damage: [CGRect]
  }

  init(
    device: HostDevice = .phone, root: UIViewController? = nil, framesPerSecond: Double = 60
  ) {
    let host = HeadlessHost(device: device)
    self.host = host
    let loop = VirtualLoop(framesPerSecond: framesPerSecond)
    self.loop = loop
    (application, window) = MainLoops.$current.withValue(loop) {
      let application = ApplicationLauncher.launch(delegateType: nil, loop: loop, host: host)
      let window = UIWindow()
      window.rootViewController = root ?? UIViewController()
      window.makeKeyAndVisible()
      return (application, window)
    }
    host.onPresent = { [unowned self] frame in
      frames.append(HostFrameInfo(damage: frame.damage))
      picture = nil
    }
    advance(0.05)
  }

  var root: UIView { window.rootViewController!.view }

  /// Whether nothing is scheduled and no frame is asked for.
  var isIdle: Bool { loop.isIdle }

  /// Moves the clock, running every frame on the way.
  func advance(_ seconds: TimeInterval) {
    loop.advance(by: seconds)
  }

  func forgetFrames() {
    frames = []
  }

  /// The person chooses a text size.
  func choose(_ textSize: UIContentSizeCategory) {
    var device = host.device
    device.contentSizeCategory = textSize
    host.change(to: device)
  }

  /// What fingers do at one moment, followed by a frame.
  func touch(_ touches: [HostTouch]) {
    host.input?.send(.touches(touches))
    advance(1.0 / 60)
  }

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1) {
    touch([HostTouch(id: id, phase: phase, location: CGPoint(x: x, y: y))])
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  /// The colour of a point of the last frame, as 0xRRGGBB.
  func color(_ x: CGFloat, _ y: CGFloat) -> UInt32? {
    let scale = window.screen.scale
    return lastImage?.rgb(x: Int(x * scale), y: Int(y * scale))
  }
}

extension CGImage {
  func rgb(x: Int, y: Int) -> UInt32? {
    guard let color = color(x: x, y: y) else { return nil }
    func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }
}
