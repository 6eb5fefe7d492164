public import Foundation

/// What a person has set to use the device more easily.
@MainActor public enum UIAccessibility {
  /// Whether the person wants to see no blurred backgrounds: blurs are opaque then. A host says so, by
  /// ``HostDevice/reducesTransparency``.
  public static var isReduceTransparencyEnabled: Bool {
    UIScreen.main.traitCollection.reducesTransparency
  }

  /// Whether the person wants to see less motion: pages, sheets, alerts, menus and pickers fade in place of sliding and
  /// zooming. What follows a finger still does. A host says so, by ``HostDevice/reducesMotion``.
  ///
  /// On iOS zooms become fades by this, and slides by ``prefersCrossFadeTransitions``, which is set below it; here one
  /// setting says both.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.device.reducesMotion }

  /// Posted after ``isReduceMotionEnabled`` has changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Whether fades are to take the place of slides: as ``isReduceMotionEnabled``, which macOS has it stand for as well.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// Posted after ``prefersCrossFadeTransitions`` has changed.
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// Posted after ``isReduceTransparencyEnabled`` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
