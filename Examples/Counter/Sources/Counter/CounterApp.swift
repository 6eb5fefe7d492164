import TouchUp
import UIKit

class CounterApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let screen = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 350, height: 40))
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Tap me"
    button.frame = CGRect(x: 120, y: 380, width: 150, height: 50)
    var count = 0
    button.onTap { _ in
      count += 1
      label.text = "Tapped \(count) times"
    }
    screen.view.backgroundColor = .systemBackground
    screen.view.addSubview(label)
    screen.view.addSubview(button)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = screen
    window?.makeKeyAndVisible()
    return true
  }
}
