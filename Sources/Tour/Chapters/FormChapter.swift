import UIKit
import UIKitTestSupport

/// The page “Form”.
struct FormChapter: Chapter {
  let title = "Form: what is typed, checked by streams"
  let steps = [
    Step("Open “Form”") { robot in
      try robot.tap("Form")
      try robot.settle()
    },
    Step("Tap the first field: a caret, and nothing slides up") { robot in
      try robot.tap(.id("name"))
      robot.wait(0.1)
    },
    Step("One letter, and a moment later what is wrong with it") { robot in
      robot.type("A")
      robot.wait(0.6)
    },
    Step("Two more: it is right") { robot in
      robot.type("da")
      robot.wait(0.6)
    },
    Step("Return goes on to the next field") { robot in
      robot.press(.enter)
      robot.type("ada@example")
      robot.wait(0.6)
    }.onPoster,
    Step("An address, and a password that nobody sees") { robot in
      robot.type(".com")
      robot.press(.enter)
      robot.type("engine1843")
      robot.wait(0.6)
    },
    Step("A wheel for a keyboard, and the page makes room") { robot in
      robot.press(.enter)
      try robot.settle()
    }.onPoster,
    Step("Turn it: the field says what it is at") { robot in
      let size = robot.window.bounds
      try robot.drag(
        from: CGPoint(x: size.midX, y: size.maxY - 120),
        to: CGPoint(x: size.midX, y: size.maxY - 184))
      try robot.settle()
    },
    Step("“Done” takes it away") { robot in
      try robot.tap("Done")
      try robot.settle()
    },
    Step("Notes of many lines") { robot in
      try robot.tap(.id("notes"))
      robot.type("First line")
      robot.press(.enter)
      robot.type("and a second")
      robot.wait(0.1)
    },
    Step("Shift and an arrow select") { robot in
      robot.press(.upArrow, .shift)
      robot.wait(0.1)
    },
    Step("Sign up") { robot in
      try robot.tap("Sign up")
      try robot.settle()
    },
    Step("Go back") { robot in
      try robot.tap("Back")
      try robot.settle()
    },
  ]
}
