import UIKit
import UIKitTestSupport

/// On a pad, where columns stay as narrow as lines can be read.
struct PadChapter: Chapter {
  let title = "On a pad"
  let device = HostDevice.pad
  let steps = [
    Step("Open the Gallery on a pad") { $0.wait(0.2) },
    Step("Open the page in Vietnamese") { robot in
      try robot.tap("Tiếng Việt")
      try robot.tap("Sự kiện điều khiển")
      try robot.settle()
    },
  ]
}
