import Harness
import UIKit
import UIKitTestSupport

/// 18 tiles without a background that throw shadows of what they show, on a phone of 390 x 844 points at scale 2.
func shadowRows() -> [Row] {
  let (kept, anew) = (Tiles(), Tiles())
  return [
    Row(
      "a frame in which 18 shadows of contents move",
      subject: Workload("kept", repeating: { try kept.move() }),
      yardstick: Workload("made anew", repeating: { try anew.change() }), budget: .milliseconds(4))
  ]
}

private final class Tiles {
  private let robot: Robot
  private var tiles: [UIView] = []
  private var count = 0

  init() {
    let screen = UIViewController()
    robot = Robot(screen)
    tiles = robot.run {
      (0..<18).map { number in
        let tile = UIView(
          frame: CGRect(
            x: 20 + 120 * (number % 3), y: 60 + 125 * (number / 3), width: 110, height: 110))
        let disc = UIView(frame: tile.bounds.insetBy(dx: 5, dy: 5))
        disc.backgroundColor = .systemTeal
        disc.layer.cornerRadius = 50
        tile.addSubview(disc)
        tile.layer.shadowOpacity = 0.4
        tile.layer.shadowRadius = 8
        screen.view.addSubview(tile)
        return tile
      }
    }
    robot.wait(0.1)
  }

  func move() throws {
    count += 1
    try robot.frame {
      for tile in tiles { tile.center.y += count.isMultiple(of: 2) ? 1 : -1 }
    }
  }

  func change() throws {
    count += 1
    try robot.frame {
      for tile in tiles {
        tile.center.y += count.isMultiple(of: 2) ? 1 : -1
        tile.subviews.first?.layer.cornerRadius = count.isMultiple(of: 2) ? 50 : 49
      }
    }
  }
}
