import UIKit
import UIKitBrowser

/// Starts the app so that it can be touched in a browser. Marked with `@main` in place of the delegate.
@MainActor enum Start {
  static func main() throws {
    let host = try BrowserHost()
    UIApplication.displayHost = host
    print(host.url)
    AppDelegate.main()
  }
}
