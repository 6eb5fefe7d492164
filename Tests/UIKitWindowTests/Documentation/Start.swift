import UIKit
import UIKitWindow

/// Starts the app in a window. Marked with `@main` in place of the delegate.
@MainActor enum Start {
  static func main() {
    do {
      UIApplication.displayHost = try WindowHost(options: WindowOptions(title: "My app"))
    } catch {
      print("There is no window: \(error.localizedDescription)")
      return
    }
    AppDelegate.main()
  }
}
