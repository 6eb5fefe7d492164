import UIKit
import UIKitTestSupport

/// The page “Gestures”.
struct GesturesChapter: Chapter {
  let title = "Gestures: two fingers and one picture"
  let steps = [
    Step("Tap “Gestures”: a postcard lies on a table") { robot in
      try robot.tap("Gestures")
      try robot.settle()
    },
    Step("Drag it") { robot in
      try robot.drag("Postcard", by: CGVector(dx: -36, dy: -70))
      try robot.settle()
    },
    Step("Spread two fingers: it grows") { robot in
      try robot.pinch("Postcard", scale: 1.6)
      try robot.settle()
    },
    Step("Turn them: it turns") { robot in
      try robot.rotate("Postcard", by: 0.4)
      try robot.settle()
    }.onPoster,
    Step("Swipe over the card below: the next postcard") { robot in
      try robot.drag("Moved", by: CGVector(dx: -90, dy: 0), duration: 0.15)
      robot.wait(0.1)
    },
    Step("It is night") { try $0.settle() },
    Step("Tap it twice: it springs back") { robot in
      try robot.doubleTap("Postcard")
      robot.wait(0.1)
    },
    Step("As it was") { try $0.settle() },
  ]
}
