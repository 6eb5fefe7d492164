import Foundation
import GalleryPages
import UIKit
import UIKitTestSupport

/// Plays the Gallery without a display, and writes down what a person would do with mouse, wheel and keyboard, and
/// what is to be seen then: for `pages.py`, which does the same in the window.
///
/// usage: WindowScript DIRECTORY WIDTHxHEIGHT@SCALE [home [--dark] [--lang CODE]]
@main struct WindowScript {
  static func main() {
    let words = CommandLine.arguments
    guard words.count >= 3, var device = HostDevice(named: words[2]) else {
      return fail(
        "usage: WindowScript DIRECTORY WIDTHxHEIGHT@SCALE [home [--dark] [--lang CODE]]", 2)
    }
    if words.contains("--dark") { device.style = .dark }
    var language = Language.english
    if let index = words.firstIndex(of: "--lang"), words.indices.contains(index + 1) {
      language = Language(rawValue: words[index + 1]) ?? language
    }
    let play = Play(device, language, in: URL(fileURLWithPath: words[1]))
    do {
      if words.contains("home") { return try play.look("home") }
      if words.contains("slide") { try play.slide() } else { try play.all() }
      try play.write()
    } catch {
      fail("WindowScript: \(error)", 1)
    }
  }

  private static func fail(_ text: String, _ code: Int32) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(code)
  }
}
