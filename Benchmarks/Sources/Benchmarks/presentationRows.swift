import Harness
import UIKit
import UIKitTestSupport

/// An action sheet over a page of the Gallery, on a phone of 390 x 844 points at scale 2.
func presentationRows() -> [Row] {
  [firstFrameRow(), slideRow()]
}

private func sheet() -> UIAlertController {
  let sheet = UIAlertController(
    title: "Which animal?", message: "The one that you like best", preferredStyle: .actionSheet)
  for title in ["Dog", "Cat", "Rabbit", "Panda"] {
    sheet.addAction(UIAlertAction(title: title, style: .default))
  }
  sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  return sheet
}

/// From `present`, in place of another one, to a frame that shows all of it, without the slide.
private func firstFrameRow() -> Row {
  let robot = galleryPage()
  let picture = picture(of: robot)
  return Row(
    "an action sheet is presented: its first full frame",
    subject: Workload(
      "present",
      repeating: {
        let screen = robot.window.rootViewController
        try robot.frame {
          screen?.dismiss(animated: false)
          screen?.present(sheet(), animated: false)
        }
      }),
    yardstick: Workload("Cairo and Pango", repeating: { picture.paint() }),
    budget: .milliseconds(4))
}

/// One frame of its slide: the sheet moves, the page darkens, so every pixel changes.
private func slideRow() -> Row {
  let robot = galleryPage()
  let picture = picture(of: robot)
  return Row(
    "one frame of an action sheet's slide",
    subject: Workload(
      "a frame",
      repeating: {
        let before = robot.frameCount
        robot.wait(1.0 / 60)
        guard robot.frameCount == before else { return }
        // It has come to rest: in, or out again.
        robot.run {
          guard let screen = robot.window.rootViewController else { return }
          if screen.presentedViewController == nil {
            screen.present(sheet(), animated: true)
          } else {
            screen.dismiss(animated: true)
          }
        }
        robot.wait(1.0 / 60)
      }),
    yardstick: Workload("Cairo and Pango", repeating: { picture.paint() }),
    budget: .milliseconds(4))
}

/// The page with the sheet on it, as boxes and lines.
private func picture(of robot: Robot) -> FlatPicture {
  robot.run { robot.window.rootViewController?.present(sheet(), animated: false) }
  robot.wait(0.1)
  let picture = FlatPicture(of: robot.window, scale: 2)
  robot.run { robot.window.rootViewController?.dismiss(animated: false) }
  robot.wait(0.1)
  return picture
}
