public import Foundation

/// Gets the moments of an app's life. Mark the class with `@main` to start the app with it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, kept alive here by custom.
  var window: UIWindow? { get set }

  /// The app is starting; the first of the calls. The result is not used.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has started: make the window here. The result is not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The person gives the app a file to open: drops it on the app's window, for instance. Whether the app opens it.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The app is in front and gets events.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to lose the front.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app cannot be seen any longer: it draws nothing, and may end at any time.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// No window; a delegate with one declares `var window: UIWindow?`.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// True.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// False.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }

  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Starts the app with an instance of this class as its delegate; what `@main` calls.
  public static func main() {
    ApplicationLauncher.run(delegateType: self, applicationType: UIApplication.self)
  }
}
