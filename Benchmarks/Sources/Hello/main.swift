import UIKit

/// Shows one line of text in a window.
final class HelloDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 60, width: 358, height: 40))
    label.text = "Hello"
    screen.view.backgroundColor = .systemBackground
    screen.view.addSubview(label)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

let host = HeadlessHost()
host.onPresent = { _ in exit(0) }
UIApplication.displayHost = host
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(HelloDelegate.self))
