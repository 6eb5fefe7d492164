import UIKit
import UIKitTestSupport

/// The page “Pickers”.
struct PickersChapter: Chapter {
  let title = "Pickers: wheels over the blurred screen"
  let steps = [
    Step("Open “Pickers”") { robot in
      try robot.tap("Pickers")
      try robot.settle()
    },
    Step("“Choose an animal”: the wheel slides up") { robot in
      try robot.tap("Choose an animal")
      robot.wait(0.15)
    },
    Step("Turn it by a row, and take it") { robot in
      try robot.settle()
      try robot.spin(.type(UIPickerView.self), by: 1)
    }.onPoster,
    Step("The closure has the rabbit") { robot in
      try robot.tap("Done")
      try robot.settle()
    },
    Step("Country, city, district: each follows the one before") { robot in
      try robot.tap("Choose a place")
      try robot.settle()
      try robot.spin(.type(UIPickerView.self), by: 2, component: 0)
      try robot.spin(.type(UIPickerView.self), by: 1, component: 2)
    },
    Step("Done") { robot in
      try robot.tap("Done")
      try robot.settle()
    },
    Step("A date: first in which language") { robot in
      try robot.tap("Choose a date")
    },
    Step("In Spanish") { robot in
      try robot.settle()
      try robot.set(.type(UIPickerView.self), to: "Español")
      try robot.tap("Done")
      try robot.settle()
    },
    Step("A leap day, a year later: February has no such day, and the wheel rolls back") { robot in
      try robot.settle()
      try robot.spin(.type(UIPickerView.self), by: 1, component: 2)
      try robot.settle()
    }.onPoster,
    Step("Taken") { robot in
      try robot.tap("Done")
      try robot.settle()
    },
    Step("A field whose keyboard is a wheel, thrown") { robot in
      try robot.tap("City")
      try robot.settle()
      try robot.swipe(.up, on: .type(UIPickerView.self), distance: 70)
      robot.wait(0.08)
    }.onPoster,
    Step("It has come to rest") { robot in
      try robot.settle()
      try robot.tap("OK")
      try robot.settle()
    },
    Step("Over something that moves, caught mid-spin") { robot in
      try robot.tap("Choose a number")
      robot.wait(0.6)
      try robot.swipe(.up, on: .type(UIPickerView.self), distance: 90)
      robot.wait(0.2)
    }.onPoster,
    Step("Done: the row that it was heading for") { robot in
      try robot.tap("Done")
      robot.wait(0.6)
    },
    Step("A day in a field: a tap opens a calendar") { robot in
      try robot.settle()
      try robot.tap("A day in a field, Date")
      try robot.settle()
    }.onPoster,
    Step("The next month, caught midway") { robot in
      try robot.tap(Query("Next Month").last)
      robot.wait(0.15)
    },
    Step("A day is tapped, and is chosen at once") { robot in
      try robot.settle()
      try robot.tap(Query("Thursday, March 14, 2024").last)
    },
    Step("The calendar below shows the same day: both are tied to one model") { robot in
      robot.press(.escape)
      try robot.settle()
      try robot.swipe(.up, on: "A day in a field, Date", distance: 400)
      try robot.settle()
    },
  ]
}
