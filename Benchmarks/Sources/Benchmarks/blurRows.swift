import Foundation
import Harness
import UIKit
import UIKitTestSupport

/// A blur over the whole screen, of 390 x 844 points at scale 2, while all beneath it moves: each of its
/// frames with all that is painted, beside what OpenCV takes for the blur alone.
func blurRows() -> [Row] {
  let scene = MovingScene()
  let frame = Workload("a frame", repeating: { try scene.frame() })
  let flat = FlatPicture(of: scene.robot.window, scale: 2)
  var rows = [
    Row(
      "a full-screen live blur while all beneath moves", subject: frame,
      yardstick: Workload("Cairo, not blurred", repeating: { flat.paint() }),
      budget: .milliseconds(4))
  ]
  do {
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("blur-\(ProcessInfo.processInfo.processIdentifier).png")
    try scene.picture.pngData()?.write(to: picture)
    for (name, kind) in [("OpenCV's stackBlur", "stack"), ("its Gaussian of a quarter", "quarter")]
    {
      let blur = try OpenCVBlur(kind, of: picture)
      rows.append(
        Row(
          "the same, and \(name)", subject: frame,
          yardstick: Workload("OpenCV", repeating: { try blur.run() }), budget: .ratio(0.5)))
    }
  } catch {
    FileHandle.standardError.write(
      Data("Benchmarks: the rows beside OpenCV are left out: \(error)\n".utf8))
  }
  return rows
}

/// A picture that moves under a blur.
private final class MovingScene {
  let robot: Robot
  /// What lies under the blur.
  let picture: UIImage
  private let background: UIImageView
  private var count = 0

  init() {
    let screen = UIViewController()
    robot = Robot(screen)
    let picture = robot.run { Self.makePicture() }
    self.picture = picture
    background = robot.run {
      let background = UIImageView(image: picture)
      background.frame = CGRect(x: -10, y: -10, width: 410, height: 864)
      screen.view.addSubview(background)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      blur.frame = screen.view.bounds
      screen.view.addSubview(blur)
      return background
    }
    robot.wait(0.1)
  }

  func frame() throws {
    count += 1
    try robot.frame { background.center.x += count.isMultiple(of: 2) ? 1 : -1 }
  }

  /// Discs of all colours, with hard edges.
  private static func makePicture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 2
    let size = CGSize(width: 410, height: 864)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for number in 0..<400 {
        UIColor(
          hue: CGFloat(number * 37 % 100) / 100, saturation: 0.7, brightness: 0.9, alpha: 1
        ).setFill()
        let side = CGFloat(10 + number * 13 % 60)
        UIBezierPath(
          ovalIn: CGRect(
            x: CGFloat(number * 71 % 410), y: CGFloat(number * 167 % 864), width: side,
            height: side)
        ).fill()
      }
    }
  }
}
