import Foundation
import UIKit

/// The app of a trial: an empty screen that presents a picker, and a person who plays with it.
final class PhotoApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var player: GridPlayer?

  private static let host = HeadlessHost()
  private static var trial = Trial.tap
  private static var options: Options?

  /// Runs the app until the trial is over.
  static func start(_ trial: Trial, _ options: Options) {
    (self.trial, self.options) = (trial, options)
    UIApplication.displayHost = host
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(PhotoApp.self))
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let options = Self.options else { return false }
    application.hostPhotos = HostPhotos(
      folders: [options.library], thumbnailFolder: options.thumbnails)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    // As on every app's screen there is text, whose fonts are looked for once.
    let label = UILabel(frame: CGRect(x: 16, y: 60, width: 358, height: 40))
    label.text = "Photos"
    screen.view.addSubview(label)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    self.window = window
    let player = GridPlayer(Self.trial, count: options.count, screen: screen, host: Self.host)
    self.player = player
    // What belongs to the start of the app is over by then.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { player.begin() }
    return true
  }
}
