import Dispatch
import Foundation
import UIKit

/// An app for `TerminationTests`: says on standard error that it runs, and on standard output, which is
/// written out late, that it was told of its end.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Apps ask this at once, to show a button or not: it has to cost nothing.
    _ = UIImagePickerController.isSourceTypeAvailable(.camera)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    DispatchQueue.main.async { FileHandle.standardError.write(Data("active\n".utf8)) }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    print("will terminate")
  }
}
