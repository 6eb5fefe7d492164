public import Foundation

/// Why there is no window.
public enum WindowError: Error, Equatable {
  /// There is no desktop, and no screen that can be had without one.
  case noDisplay(String)
  /// The window could not be made.
  case noWindow(String)
}

extension WindowError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .noDisplay(let reason):
      "there is no display (\(reason)): set DISPLAY or WAYLAND_DISPLAY, or show the app in a browser"
    case .noWindow(let reason): "no window could be made: \(reason)"
    }
  }
}
