import Foundation

/// Shows an app and brings it what a person does: a window, a browser, or nothing at all.
///
/// The executable hands one to ``UIApplication/displayHost`` before the app starts; without it the
/// app runs with a ``HeadlessHost``. UIKit calls it on the main actor, in this order: `device`,
/// `start`, any number of `present` and `receive`, `stop`.
@MainActor public protocol DisplayHost: AnyObject {
  /// What the app is shown on. Changes are told by ``HostEvent/device(_:)``.
  var device: HostDevice { get }

  /// Begins; from here on the host may send what the person does to `input`.
  func start(_ input: HostInput)

  /// Shows a frame. Only what lies in `frame.damage` differs from the one before.
  func present(_ frame: HostFrame)

  /// Takes something else that the app tells. Does nothing unless implemented.
  func receive(_ notice: HostNotice)

  /// Ends: nothing comes after it.
  func stop()
}

extension DisplayHost {
  /// Nothing: there is no clipboard and no input method.
  public func receive(_ notice: HostNotice) {}
}
