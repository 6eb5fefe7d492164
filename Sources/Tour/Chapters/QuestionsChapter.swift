import UIKit
import UIKitTestSupport

/// The page “Action sheets”.
struct QuestionsChapter: Chapter {
  let title = "Action sheets: a choice as a closure or a value"
  let steps = [
    Step("Open “Action sheets”") { robot in
      try robot.tap("Action sheets")
      try robot.settle()
    },
    Step("Tap “Choose an animal”; the sheet slides up") { robot in
      try robot.tap("Choose an animal")
      robot.wait(0.12)
    },
    Step("The sheet is there") { try $0.settle() }.onPoster,
    Step("Choose the cat: the closure has it when the sheet has gone") { robot in
      try robot.tap("Cat")
      try robot.settle()
    },
    Step("Ask and wait") { robot in
      try robot.tap("Ask and wait")
      robot.wait(0.1)
    },
    Step("Put a finger on the dog") { robot, finger in
      try robot.settle()
      finger = try robot.touchDown(on: "Dog")
      robot.wait(0.1)
    },
    Step("Slide to the panda, and lift it") { robot, finger in
      try finger?.move(by: CGVector(dx: 0, dy: 171), duration: 0.3)
      try finger?.up()
      finger = nil
      try robot.settle()
    },
    Step("The line after await has the panda") { try $0.settle() },
    Step("Twelve answers") { robot in
      try robot.tap("Choose a number")
      try robot.settle()
    },
    Step("Tap beside them: cancelled") { robot in
      try robot.touchDown(at: CGPoint(x: 195, y: 20)).up()
      try robot.settle()
    },
    Step("“Delete the picture” asks whether that is meant") { robot in
      try robot.tap("Delete the picture")
      try robot.settle()
    }.onPoster,
    Step("It is") { robot in
      try robot.tap(Query("Delete").last)
      try robot.settle()
    },
    Step("Name the panda") { robot in
      try robot.tap("Name the panda")
      robot.wait(0.1)
    },
    Step("Type two letters: too few to save") { robot in
      try robot.settle()
      robot.type("Li")
    },
    Step("“Save” waits no longer") { robot in
      robot.type("ng Ling")
      robot.wait(0.1)
    }.onPoster,
    Step("Return saves it") { robot in
      robot.press(.enter)
      try robot.settle()
    },
    Step("Two questions at once: the second is an error, not silence") { robot in
      try robot.tap("Ask twice")
      try robot.settle()
    },
    Step("Cancel") { robot in
      try robot.tap("Cancel")
      try robot.settle()
    },
  ]
}
