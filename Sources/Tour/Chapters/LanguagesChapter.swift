import UIKitTestSupport

/// The first page, in all its languages.
struct LanguagesChapter: Chapter {
  let title = "The first page speaks four languages"
  let steps = [
    Step("Open the Gallery") { $0.wait(0.2) }.onPoster,
    Step("Tap “Tiếng Việt”") { robot in
      try robot.tap("Tiếng Việt")
      robot.wait(0.3)
    },
    Step("Tap “Español”") { robot in
      try robot.tap("Español")
      robot.wait(0.3)
    },
    Step("Tap “日本語”") { robot in
      try robot.tap("日本語")
      robot.wait(0.3)
    },
    Step("Open the page in Japanese") { robot in
      try robot.tap("コントロールイベント")
      try robot.settle()
    },
  ]
}
