import Foundation
import UIKit
import UIKitBrowser

/// What the Gallery was asked for on the command line.
struct Arguments {
  static let usage = """
    usage: Gallery [--browser] [options]
      --browser          show it at a URL, which is printed; nothing is shown without
      --port N           listen there; any free port if not given
      --address A        listen at that address of this machine; 127.0.0.1 if not given
      --allow-remote     let other machines in that have the token, where the address lets them
      --device D         phone, pad, or WIDTHxHEIGHT[@SCALE] in points
      --dark             dark colours
    """

  var isInBrowser = false
  var options = BrowserOptions()

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(ArgumentError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--browser": isInBrowser = true
      case "--allow-remote": options.allowsRemote = true
      case "--dark": options.device.style = .dark
      case "--address": options.address = try Self.value(of: word, &rest)
      case "--port":
        let value = try Self.value(of: word, &rest)
        guard let port = Int(value), (0...65_535).contains(port) else {
          throw .badValue(word, value, "a number from 0 to 65535")
        }
        options.port = port
      case "--device":
        let value = try Self.value(of: word, &rest)
        guard let device = HostDevice(named: value) else {
          throw .badValue(word, value, "phone, pad or 1024x768@2")
        }
        options.device = device.with(style: options.device.style)
      default: throw .unknown(word)
      }
    }
  }

  private static func value(
    of word: String, _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(word) }
    return value
  }
}
