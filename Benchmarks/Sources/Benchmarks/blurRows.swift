import Foundation
import Harness
import UIKit
import UIKitTestSupport

/// A blur over the whole screen, of 390 x 844 points at scale 2, while all beneath it moves: each of its
/// frames with all that is painted, beside what OpenCV takes for the blur alone. Once over discs of all colours with hard
/// edges, and once over a photograph.
func blurRows() -> [Row] {
  let discs = MovingScene(MovingScene.makeDiscs)
  let photograph = MovingScene(MovingScene.makePhotograph)
  return rows(of: discs, "") + rows(of: photograph, " over a photograph") + [comingRow()]
}

private func rows(of scene: MovingScene, _ name: String) -> [Row] {
  let frame = Workload("a frame", repeating: { try scene.frame() })
  let flat = FlatPicture(of: scene.robot.window, scale: 2)
  var rows = [
    Row(
      "a full-screen live blur\(name) while all beneath moves", subject: frame,
      yardstick: Workload("Cairo, not blurred", repeating: { flat.paint() }),
      budget: .milliseconds(4))
  ]
  let picture = FileManager.default.temporaryDirectory
    .appendingPathComponent("blur\(name.count)-\(ProcessInfo.processInfo.processIdentifier).png")
  for (yardstick, kind) in [
    ("OpenCV's stackBlur", "stack"), ("its Gaussian of a quarter", "quarter"),
  ] {
    do {
      try scene.picture.pngData()?.write(to: picture)
      let blur = try OpenCVBlur(kind, of: picture)
      rows.append(
        Row(
          "the same\(name), and \(yardstick)", subject: frame,
          yardstick: Workload("OpenCV", repeating: { try blur.run() }), budget: .ratio(0.5)))
    } catch {
      FileHandle.standardError.write(
        Data("Benchmarks: the row beside \(yardstick) is left out: \(error)\n".utf8))
    }
  }
  return rows
}

/// The first moments of an effect that comes, when nothing is blurred by more than a few pixels, drawn out to minutes.
private func comingRow() -> Row {
  let scene = MovingScene(MovingScene.makePhotograph)
  scene.letCome(during: 600)
  let flat = FlatPicture(of: scene.robot.window, scale: 2)
  return Row(
    "a blur that begins to come, nearly sharp still",
    subject: Workload("a frame", repeating: { try scene.frame() }),
    yardstick: Workload("Cairo, not blurred", repeating: { flat.paint() }),
    budget: .milliseconds(4))
}

/// A picture that moves under a blur.
private final class MovingScene {
  let robot: Robot
  /// What lies under the blur.
  let picture: UIImage
  private let background: UIImageView
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var count = 0

  init(_ makePicture: () -> UIImage) {
    let screen = UIViewController()
    robot = Robot(screen)
    let picture = robot.run { makePicture() }
    self.picture = picture
    background = robot.run { [blur] in
      let background = UIImageView(image: picture)
      background.frame = CGRect(x: -10, y: -10, width: 410, height: 864)
      screen.view.addSubview(background)
      blur.frame = screen.view.bounds
      screen.view.addSubview(blur)
      return background
    }
    robot.wait(0.1)
  }

  /// Takes the effect away, and lets it come slowly.
  func letCome(during duration: TimeInterval) {
    robot.run {
      blur.effect = nil
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        blur.effect = UIBlurEffect(style: .systemMaterial)
      }
    }
  }

  func frame() throws {
    count += 1
    try robot.frame { background.center.x += count.isMultiple(of: 2) ? 1 : -1 }
  }

  /// Discs of all colours, with hard edges.
  static func makeDiscs() -> UIImage {
    picture { context, size in
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

  /// A person in a meadow.
  static func makePhotograph() -> UIImage {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/UIKitGraphicsTests/Photos/meadow.png").standardized
    let photograph = UIImage(contentsOfFile: file.path)
    return picture { _, size in
      photograph?.draw(in: CGRect(x: -95, y: 0, width: 600, height: size.height))
    }
  }

  private static func picture(
    _ draw: (UIGraphicsImageRendererContext, CGSize) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 2
    let size = CGSize(width: 410, height: 864)
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0, size) }
  }
}
