import UIKit
import UIKitTestSupport

/// The page “List”.
struct ListChapter: Chapter {
  let title = "List: ten thousand rows, a dozen cells"
  let steps = [
    Step("Open “List”") { robot in
      try robot.tap("List")
      try robot.settle()
    },
    Step("Throw it") { robot in
      try robot.swipe(.up)
      robot.wait(0.25)
    }.onPoster,
    Step("And again") { robot in
      try robot.swipe(.up)
      try robot.settle()
    },
    Step("A heart: the cell’s handler is that of this row") { robot in
      try robot.tap("Like Colour 30")
      try robot.settle()
    },
    Step("Hold a row") { robot, finger in
      finger = try robot.touchDown(on: "Colour 32")
      robot.wait(0.3)
    },
    Step("Lift it: chosen, in one line") { robot, finger in
      try finger?.up()
      finger = nil
      try robot.settle()
    },
    Step("As a grid, with the chosen one in the middle") { robot in
      try robot.tap("Grid")
      try robot.settle()
    }.onPoster,
    Step("Pull it down and hold it") { robot, finger in
      finger = try robot.touchDown(at: CGPoint(x: 195, y: 300))
      try finger?.move(by: CGVector(dx: 0, dy: 300), duration: 0.4)
    },
    Step("Let go") { robot, finger in
      try finger?.up()
      finger = nil
      try robot.settle()
    },
    Step("Go back") { robot in
      try robot.tap("Back")
      try robot.settle()
    },
  ]
}
