import Dispatch
import GalleryPages
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = GalleryViewController()
    window.makeKeyAndVisible()
    self.window = window
    // After the first frame: painting samples takes a second, once.
    DispatchQueue.main.async { PhotoSamples.addIfNeeded(to: application) }
    return true
  }

  /// A picture that is dropped on the window is shown.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard let image = UIImage(contentsOfFile: url.path) else { return false }
    let picture = UIViewController()
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.backgroundColor = .systemBackground
    picture.view = view
    window?.rootViewController?.present(picture, animated: true)
    return true
  }
}
