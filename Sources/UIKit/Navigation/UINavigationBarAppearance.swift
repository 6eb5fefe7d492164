/// The background of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {}
