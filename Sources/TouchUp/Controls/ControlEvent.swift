import UIKit

/// One event on its way to the handlers of a control.
///
/// Lives only while the control sends the event, and so keeps itself alive: it is not counted.
struct ControlEvent {
  private let control: Unmanaged<UIControl>
  let event: UIControl.Event

  init(_ control: UIControl, _ event: UIControl.Event) {
    self.control = .passUnretained(control)
    self.event = event
  }

  /// Hands over the control as what it is. Handlers are added to the very control they are called with.
  func with<Control: UIControl>(_ type: Control.Type, _ body: @MainActor (Control) -> Void) {
    control._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: type)) }
  }
}
