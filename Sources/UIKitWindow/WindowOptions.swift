public import UIKit

/// How an app is shown in a window.
public struct WindowOptions: Sendable {
  /// What the app is shown on. The window is as large as it is, if it fits on the screen, and can be resized.
  public var device: HostDevice
  /// Whether the device's scale is kept though the window does not fit on the screen. Otherwise it is made smaller
  /// until it does, down to 1.
  public var keepsScale: Bool
  /// Whether the app has the whole screen, and no window is seen: for a kiosk. The device's size and covered edges
  /// are of no account then.
  public var isFullScreen: Bool
  /// Light or dark, whatever the desktop says; nil to follow it.
  public var style: UIUserInterfaceStyle?
  /// What is written above the window.
  public var title: String

  /// Options; those not given have the values above.
  public init(
    device: HostDevice = .phone.with(languages: HostDevice.environmentLanguages),
    keepsScale: Bool = false, isFullScreen: Bool = false, style: UIUserInterfaceStyle? = nil,
    title: String = ProcessInfo.processInfo.processName
  ) {
    self.device = device
    self.keepsScale = keepsScale
    self.isFullScreen = isFullScreen
    self.style = style
    self.title = title
  }
}
