/// What has traits: views, view controllers, windows and screens.
@MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }
  /// Called after ``traitCollection`` changed, with what it was before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
