import Foundation
import UIKit

/// A picture for a camera to look at, in a file that goes with it: flat colours, which are the same however they are scaled,
/// with a sun on the left.
@MainActor final class CameraScene {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent(
        "scene-\(UUID().uuidString).png"
      )
      .path
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let size = CGSize(width: 1200, height: 900)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor(red: 0.45, green: 0.72, blue: 0.95, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      UIColor(red: 1, green: 0.85, blue: 0.3, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 130, y: 110, width: 190, height: 190)).fill()
      Self.hill(from: CGPoint(x: 200, y: 900), top: CGPoint(x: 820, y: 330), to: 1400, green: 0.55)
      Self.hill(from: CGPoint(x: -300, y: 900), top: CGPoint(x: 320, y: 480), to: 900, green: 0.68)
      UIColor(red: 0.3, green: 0.78, blue: 0.4, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 760, width: 1200, height: 140)).fill()
      UIColor(red: 0.85, green: 0.3, blue: 0.25, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 760, y: 610, width: 220, height: 180)).fill()
      UIColor(red: 0.4, green: 0.2, blue: 0.2, alpha: 1).setFill()
      let roof = UIBezierPath()
      roof.move(to: CGPoint(x: 730, y: 620))
      roof.addLine(to: CGPoint(x: 870, y: 510))
      roof.addLine(to: CGPoint(x: 1010, y: 620))
      roof.close()
      roof.fill()
    }
    try image.pngData()?.write(to: URL(fileURLWithPath: path))
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }

  private static func hill(from start: CGPoint, top: CGPoint, to end: CGFloat, green: CGFloat) {
    UIColor(red: 0.25, green: green, blue: 0.4, alpha: 1).setFill()
    let hill = UIBezierPath()
    hill.move(to: start)
    hill.addQuadCurve(
      to: CGPoint(x: end, y: start.y), controlPoint: CGPoint(x: top.x, y: top.y * 2 - start.y))
    hill.close()
    hill.fill()
  }
}
