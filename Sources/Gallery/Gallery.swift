import Foundation
import UIKit
import UIKitBrowser
import UIKitWindow

/// Starts the Gallery where it was asked for: in a window, at a URL, or, without a word, where nobody looks.
@main enum Gallery {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.contains("--help") || words.contains("-h") { return print(Arguments.usage) }
    do {
      UIApplication.displayHost = try host(Arguments(Array(words)))
    } catch {
      FileHandle.standardError.write(Data("Gallery: \(error.localizedDescription)\n".utf8))
      exit(2)
    }
    AppDelegate.main()
  }

  private static func host(_ arguments: Arguments) throws -> any DisplayHost {
    switch arguments.screen {
    case .nowhere: return HeadlessHost(device: arguments.device)
    case .window: return try WindowHost(options: arguments.window)
    case .browser:
      let host = try BrowserHost(options: arguments.browser)
      print(host.url.absoluteString)
      fflush(nil)
      return host
    }
  }
}
