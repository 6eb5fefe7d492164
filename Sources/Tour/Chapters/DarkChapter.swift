import UIKit
import UIKitTestSupport

/// The same in the dark, and in a language that needs more room.
struct DarkChapter: Chapter {
  let title = "In the dark"
  let steps = [
    Step("Switch the device to dark") { robot in
      robot.device = HostDevice.phone.with(style: .dark)
      robot.wait(0.2)
    },
    Step("Open the page in Spanish") { robot in
      try robot.tap("Español")
      try robot.tap("Eventos de control")
      try robot.settle()
    },
    Step("Count twice") { robot in
      try robot.doubleTap("Contar")
      try robot.settle()
    }.onPoster,
  ]
}
