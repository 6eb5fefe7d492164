import Foundation
import UIKit
import UIKitBrowser

/// Starts the Gallery where it was asked for: at a URL, or, without a word, where nobody looks.
@main enum Gallery {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.contains("--help") || words.contains("-h") { return print(Arguments.usage) }
    do {
      let arguments = try Arguments(Array(words))
      if arguments.isInBrowser {
        let host = try BrowserHost(options: arguments.options)
        UIApplication.displayHost = host
        print(host.url.absoluteString)
        fflush(nil)
      }
    } catch {
      FileHandle.standardError.write(Data("Gallery: \(error.localizedDescription)\n".utf8))
      exit(2)
    }
    AppDelegate.main()
  }
}
