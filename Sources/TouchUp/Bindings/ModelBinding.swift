import Observation
import UIKit

/// The two-way wire between a control and a property of a model: the primitive under every `bind`.
///
/// What a person sets goes to the model at once. What changes in the model comes to the control at the next turn of
/// the main actor, since a model tells of a change before it has happened; what the control has already is not
/// set again, so that nothing goes round in circles.
///
/// It is kept by its handler on the control and keeps neither control nor model.
@available(iOS 17, *)
@MainActor
final class ModelBinding<Control: ValueControl, Model: AnyObject & Observation.Observable> {
  private weak var control: Control?
  private weak var model: Model?
  private let read: @MainActor (Model) -> Control.ControlValue?
  private let write: @MainActor (Model, Control.ControlValue) -> Void
  private let animated: Bool
  // NB: a circle, which ends with the handler's closure: when it is removed or the control goes.
  private var handler: Handler<UIControl>?

  private init(
    _ control: Control, _ model: Model, animated: Bool,
    read: @escaping @MainActor (Model) -> Control.ControlValue?,
    write: @escaping @MainActor (Model, Control.ControlValue) -> Void
  ) {
    self.control = control
    self.model = model
    self.read = read
    self.write = write
    self.animated = animated
  }

  /// - Parameter read: gives nil for what the control cannot show: then it stays as it is.
  static func make(
    _ control: Control, _ model: Model, animated: Bool,
    read: @escaping @MainActor (Model) -> Control.ControlValue?,
    write: @escaping @MainActor (Model, Control.ControlValue) -> Void
  ) -> RemovableTarget {
    let binding = ModelBinding(control, model, animated: animated, read: read, write: write)
    let handler = Handler<UIControl> { _, _ in binding.controlDidChange() }
    binding.handler = handler
    binding.follow(animated: false)
    return ControlHandlers.of(control).add(handler, for: Control.valueEvent)
  }

  private func controlDidChange() {
    guard let control, let model else {
      handler?.remove()
      return
    }
    let value = control.controlValue
    if read(model) != value { write(model, value) }
  }

  /// Takes the model's value over, and waits for the next change.
  private func follow(animated: Bool) {
    guard let model, handler?.isRemoved == false else { return }
    let value = withObservationTracking {
      read(model)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow(animated: self?.animated ?? false) }
    }
    guard let control, let value, handler?.isEnabled == true else { return }
    if control.controlValue != value {
      control.show(value, animated: animated && control.window != nil)
    }
  }
}
