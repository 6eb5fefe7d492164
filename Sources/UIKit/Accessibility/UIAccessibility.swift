public import Foundation

/// What a person has set to use the device more easily.
@MainActor public enum UIAccessibility {
  /// Whether the person wants to see no blurred backgrounds: blurs are opaque then. A host says so, by
  /// ``HostDevice/reducesTransparency``.
  public static var isReduceTransparencyEnabled: Bool {
    UIScreen.main.traitCollection.reducesTransparency
  }

  /// Posted after ``isReduceTransparencyEnabled`` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
