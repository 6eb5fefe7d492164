import UIKit
import UIKitBrowser

/// Starts the app: at a URL with `--browser`, or else where nobody looks.
@main enum Start {
  static func main() throws {
    if CommandLine.arguments.contains("--browser") {
      let host = try BrowserHost()
      UIApplication.displayHost = host
      print(host.url)
    }
    CounterApp.main()
  }
}
