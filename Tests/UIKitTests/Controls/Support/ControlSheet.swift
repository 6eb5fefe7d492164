import UIKit
import UIKitTestSupport

/// Controls in rows on a small screen, to be looked at.
@MainActor struct ControlSheet {
  let robot: Robot

  /// - Parameter rows: views that have their sizes.
  init(_ rows: [[UIView]], style: UIUserInterfaceStyle, background: UIColor = .systemBackground) {
    let root = UIView()
    var y: CGFloat = 12
    for row in rows {
      var x: CGFloat = 12
      let height = row.map(\.bounds.height).max() ?? 0
      for view in row {
        view.frame.origin = CGPoint(x: x, y: y + (height - view.bounds.height) / 2)
        root.addSubview(view)
        x += view.bounds.width + 16
      }
      y += height + 12
    }
    let device = HostDevice(size: CGSize(width: 300, height: y), style: style)
    robot = Robot(root, device: device)
    // Colours are those of the screen that they are set for.
    robot.run { root.backgroundColor = background }
    robot.wait(0.1)
  }
}
