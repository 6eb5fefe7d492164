import UIKit
import UIKitTestSupport

/// The page “Controls”.
struct ControlsChapter: Chapter {
  let title = "Controls: values as closures, sequences and models"
  let steps = [
    Step("Open “Controls”") { robot in
      try robot.tap("Controls")
      try robot.settle()
    },
    Step("Hold a finger on the switch: its thumb stretches") { robot, finger in
      finger = try robot.touchDown(on: "Wheel")
      robot.wait(0.3)
    },
    Step("Lift it: the closure starts the wheel") { robot, finger in
      try finger?.up()
      finger = nil
      robot.wait(0.6)
    }.onPoster,
    Step("Switch it off") { robot in
      try robot.tap("Wheel")
      try robot.settle()
    },
    Step("Pull the slider: the bar fills as it goes") { robot in
      try robot.set("Volume", to: 0.8)
      try robot.settle()
    },
    Step("A tap on “Increment”: the loop over the sequence has the value") { robot in
      try robot.tap("Increment")
      try robot.settle()
    },
    Step("Hold it: it goes on by itself, faster and faster") { robot, finger in
      finger = try robot.touchDown(on: "Increment")
      robot.wait(1.3)
    },
    Step("Lift it") { robot, finger in
      try finger?.up()
      finger = nil
      try robot.settle()
    },
    Step("“Evening” sets the model") { robot in
      try robot.tap("Evening")
      robot.wait(0.1)
    },
    Step("The dots follow the model") { try $0.settle() },
    Step("Tap before the dots: the model and the pill go back to noon") { robot in
      let dots = try robot.find("Part of the day")
      try robot.tap(at: dots.convert(CGPoint(x: dots.bounds.midX - 60, y: 13), to: nil))
      robot.wait(0.1)
    },
    Step("The pill is there") { try $0.settle() },
    Step("“Sort” opens its menu, with a mark at the choice") { robot in
      try robot.tap("Sort")
      try robot.settle()
    },
    Step("“By date” is chosen") { robot in
      try robot.tap("By date")
      try robot.settle()
    },
    Step("Hold a finger on the postcard: it is lifted, and its menu comes") { robot, finger in
      finger = try robot.touchDown(on: "Postcard")
      robot.wait(1)
    }.onPoster,
    Step("Slide on to “Delete”") { robot, finger in
      let row = try robot.find("Delete")
      try finger?.move(to: row.convert(CGPoint(x: 80, y: 22), to: nil), duration: 0.3)
    },
    Step("Lift it: that is what is done") { robot, finger in
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
