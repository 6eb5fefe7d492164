import Foundation

/// Runs an app without a display: everything is laid out and drawn, nobody looks.
@MainActor public final class HeadlessHost: DisplayHost {
  /// What the app is shown on.
  public private(set) var device: HostDevice

  /// Where to send what a person would do; nil before the app has started.
  public private(set) var input: HostInput?

  /// The newest frame; nil before the first.
  public private(set) var lastFrame: HostFrame?

  /// Called with each frame.
  public var onPresent: ((HostFrame) -> Void)?

  /// Called with what else the app tells.
  public var onNotice: ((HostNotice) -> Void)?

  /// A host that pretends to be `device`.
  public init(device: HostDevice = .phone) {
    self.device = device
  }

  /// Keeps `input` for whoever plays the person.
  public func start(_ input: HostInput) {
    self.input = input
  }

  /// Keeps the frame and hands it to ``onPresent``.
  public func present(_ frame: HostFrame) {
    lastFrame = frame
    onPresent?(frame)
  }

  /// Hands what the app tells to ``onNotice``.
  public func receive(_ notice: HostNotice) {
    onNotice?(notice)
  }

  /// Lets go of the app.
  public func stop() {
    input = nil
  }

  /// Turns, resizes or recolours the device.
  public func change(to device: HostDevice) {
    self.device = device
    input?.send(.device(device))
  }
}
