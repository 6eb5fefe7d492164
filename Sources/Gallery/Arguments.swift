import Foundation
import UIKit
import UIKitBrowser
import UIKitWindow

/// What the Gallery was asked for on the command line.
struct Arguments {
  /// Where the Gallery is shown.
  enum Screen: Equatable {
    case nowhere
    case window
    case browser
  }

  static let usage = """
    usage: Gallery [--window|--browser] [options]
      --window           show it in a window of the desktop
      --browser          show it at a URL, which is printed; without either nobody sees it
      --device D         phone, pad, or WIDTHxHEIGHT[@SCALE] in points; a window keeps a scale that is given,
                         and takes the largest that fits on the screen otherwise
      --dark             dark colours; otherwise a window follows the desktop
      --light            light colours
      --lang L           languages, the favourite first: vi, or ja,en; those of the environment if not given
      --fullscreen       in the window: have the whole screen, which needs no desktop
      --port N           in a browser: listen there; any free port if not given
      --address A        listen at that address of this machine; 127.0.0.1 if not given
      --allow-remote     let other machines in that have the token, where the address lets them
    """

  var screen = Screen.nowhere
  var device = HostDevice.phone
  var languages = HostDevice.environmentLanguages
  var style: UIUserInterfaceStyle?
  var browser = BrowserOptions()
  var window = WindowOptions(title: "TouchUp Gallery")

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(ArgumentError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--window": screen = .window
      case "--browser": screen = .browser
      case "--fullscreen": window.isFullScreen = true
      case "--allow-remote": browser.allowsRemote = true
      case "--dark": style = .dark
      case "--light": style = .light
      case "--address": browser.address = try Self.value(of: word, &rest)
      case "--port":
        let value = try Self.value(of: word, &rest)
        guard let port = Int(value), (0...65_535).contains(port) else {
          throw .badValue(word, value, "a number from 0 to 65535")
        }
        browser.port = port
      case "--device":
        let value = try Self.value(of: word, &rest)
        guard let named = HostDevice(named: value) else {
          throw .badValue(word, value, "phone, pad or 1024x768@2")
        }
        device = named
        window.keepsScale = value.contains("@")
      case "--lang":
        let value = try Self.value(of: word, &rest)
        let named = value.split(separator: ",").map(String.init)
        guard !named.isEmpty else { throw .badValue(word, value, "vi or ja,en") }
        languages = named
      default: throw .unknown(word)
      }
    }
    device = device.with(languages: languages).with(style: style ?? .light)
    browser.device = device
    window.device = device
    window.style = style
  }

  private static func value(
    of word: String, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(word) }
    return value
  }
}
