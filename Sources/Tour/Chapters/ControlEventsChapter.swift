import UIKit
import UIKitTestSupport

/// The page “Control events”.
struct ControlEventsChapter: Chapter {
  let title = "Control events: taps as closures"
  let steps = [
    Step("Tap “Control events”; the page slides in") { robot in
      try robot.tap("Control events")
      robot.wait(0.08)
    },
    Step("The page is there") { try $0.settle() },
    Step("Hold a finger on “Count”") { robot, finger in
      finger = try robot.touchDown(on: "Count")
    }.onPoster,
    Step("Lift it: the closure counts") { robot, finger in
      try finger?.up()
      finger = nil
      try robot.settle()
    },
    Step("Tap it twice more") { robot in
      try robot.doubleTap("Count")
      try robot.settle()
    },
    Step("Tap “Count me too”") { robot in
      try robot.tap("Count me too")
      try robot.settle()
    },
    Step("Pause its handler, and tap three times: nothing counts") { robot in
      try robot.tap("Pause")
      for _ in 1...3 { try robot.tap("Count me too") }
      try robot.settle()
    },
    Step("Resume it, and tap once") { robot in
      try robot.tap("Resume")
      try robot.tap("Count me too")
      try robot.settle()
    },
    Step("Tap “Ask the owner”: the handler gets its screen, and does not keep it") { robot in
      try robot.tap("Ask the owner")
      try robot.settle()
    },
    Step("Tap “Only once”: counted, and spent") { robot in
      try robot.tap("Only once")
      try robot.settle()
    },
    Step("Press the pad") { robot, finger in
      finger = try robot.touchDown(on: "Press here and drag")
      robot.wait(0.1)
    },
    Step("Drag far out") { robot, finger in
      try finger?.move(by: CGVector(dx: 0, dy: 150), duration: 0.2)
      robot.wait(0.1)
    }.onPoster,
    Step("And back in") { robot, finger in
      try finger?.move(by: CGVector(dx: 0, dy: -150), duration: 0.2)
      robot.wait(0.1)
    },
    Step("Lift the finger inside") { robot, finger in
      try finger?.up()
      finger = nil
      try robot.settle()
    },
    Step("Go back; the page slides out") { robot in
      try robot.tap("Back")
      robot.wait(0.08)
    },
    Step("The list again") { try $0.settle() },
  ]
}
