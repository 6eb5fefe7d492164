import UIKit
import UIKitTestSupport

/// The page “Photos”.
struct PhotosChapter: Chapter {
  let title = "Photos: picked, cut, made small"
  let steps = [
    Step("Open “Photos”") { robot in
      try robot.swipe(.up, on: "Pickers", distance: 200)
      try robot.settle()
      try robot.tap("Photos")
      try robot.settle()
    },
    Step("A portrait: where shall it come from?") { robot in
      try robot.tap("Choose a picture")
    }.withPhotos,
    Step("The library, newest first") { robot in
      try robot.tap("Photo Library")
    }.withPhotos.onPoster,
    Step("Albums are folders") { robot in
      try robot.tap("Albums")
    }.withPhotos,
    Step("Search by name or date") { robot in
      try robot.tap(Query("Photos").first)
      try robot.settle()
      try robot.tap("Search")
      robot.type("night")
    }.withPhotos,
    Step("A square of it, moved by a finger and sized by two") { robot in
      try robot.tap("Photo, Lake night.jpg")
    }.withPhotos,
    Step("Nearer") { robot in
      try robot.pinch(.type(UIScrollView.self), scale: 1.6)
      try robot.settle()
    }.onPoster,
    Step("Chosen: the answer comes when the picker has gone") { robot in
      try robot.tap("Choose")
    }.withPhotos,
    Step("A photo by two closures") { robot in
      try robot.tap("Pick a photo")
    }.withPhotos,
    Step("The first closure has it, upright") { robot in
      try robot.tap("Photo, Lake dusk.jpg")
    }.withPhotos.onPoster,
    Step("Several: numbers in the order of tapping") { robot in
      try robot.tap("Pick up to five")
    }.withPhotos,
    Step("At the limit a tap is refused, and the picker says so") { robot in
      for name in ["night", "morning", "dusk", "dusk upright", "night upright", "morning upright"] {
        try robot.tap(Query(stringLiteral: "Photo, Lake \(name).jpg"))
      }
    }.withPhotos.onPoster,
    Step("Each is opened when it is its turn") { robot in
      try robot.tap("Add")
    }.withPhotos,
    Step("Pulled down: the other closure is called") { robot in
      try robot.tap("Pick a photo")
    }.withPhotos,
    Step("Nothing picked") { robot in
      try robot.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 700))
      try robot.settle()
    },
    Step("A camera, live") { robot in
      try robot.scroll(to: "Take a photo")
      try robot.tap("Take a photo")
    }.withCamera.onPoster,
    Step("The other one looks at the person, and is mirrored") { robot in
      try robot.tap("Switch Camera")
    }.withCamera,
    Step("Taken: used, or taken again") { robot in
      try robot.tap("Take Picture")
    }.withCamera,
    Step("Used: the answer comes when the camera has gone") { robot in
      try robot.tap("Use Photo")
    }.withCamera,
  ]
}
