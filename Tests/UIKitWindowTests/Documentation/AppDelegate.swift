import UIKit

/// The app of the README's snippet.
final class AppDelegate: UIResponder, UIApplicationDelegate {}
