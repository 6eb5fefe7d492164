/// The background of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
