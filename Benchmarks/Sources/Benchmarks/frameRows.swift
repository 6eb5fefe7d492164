import GalleryPages
import Harness
import UIKit
import UIKitTestSupport

/// Frames of a page of the Gallery, on a phone of 390 x 844 points at scale 2.
func frameRows() -> [Row] {
  [redrawRow(), labelRow(), idleRow()]
}

/// A page with a robot that makes its frames.
func galleryPage() -> Robot {
  Robot(Page.all[0].makeScreen(in: .english))
}

private func redrawRow() -> Row {
  let robot = galleryPage()
  let picture = FlatPicture(of: robot.window, scale: 2)
  return Row(
    "full redraw of a Gallery page",
    subject: Workload(
      "Gallery page",
      repeating: {
        try robot.frame { redraw(robot.window) }
      }),
    yardstick: Workload("Cairo and Pango", repeating: { picture.paint() }),
    budget: .milliseconds(4))
}

/// Asks every view to draw itself again, and the screen to be painted from edge to edge.
private func redraw(_ view: UIView) {
  view.setNeedsDisplay()
  if view is UIWindow { view.backgroundColor = view.backgroundColor == .white ? .black : .white }
  for subview in view.subviews { redraw(subview) }
}

private func labelRow() -> Row {
  let robot = galleryPage()
  let label = UILabel(frame: CGRect(x: 250, y: 70, width: 80, height: 24))
  robot.run { robot.window.rootViewController?.view.addSubview(label) }
  let flat = FlatLabel(size: label.bounds.size, scale: 2, pointSize: label.font.pointSize)
  var number = 0
  return Row(
    "one label changed",
    subject: Workload(
      "UILabel",
      repeating: {
        number += 1
        try robot.frame { label.text = "\(number % 1_000)" }
      }),
    yardstick: Workload(
      "Cairo and Pango",
      repeating: {
        number += 1
        flat.paint("\(number % 1_000)")
      }),
    budget: .milliseconds(0.3))
}

private func idleRow() -> Row {
  let robot = galleryPage()
  return Row("nothing changed for a minute", counting: "frames", atMost: 0) {
    try robot.settle()
    let before = robot.frameCount
    robot.wait(60)
    return robot.frameCount - before
  }
}
