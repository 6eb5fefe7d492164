import Observation
import UIKit

/// The two-way wire between a view and a property of a model: the primitive under every `bind`.
///
/// What a person sets goes to the model at once. What changes in the model comes to the view at the next turn of
/// the main actor, since a model tells of a change before it has happened; what the view has already is not
/// set again, so that nothing goes round in circles.
///
/// It is kept by its handler on the view and keeps neither view nor model.
@available(iOS 17, *)
@MainActor
final class ModelBinding<
  View: UIView, Value: Equatable & Sendable, Model: AnyObject & Observation.Observable
> {
  /// How a view is read and set.
  struct Face {
    let value: @MainActor (View) -> Value
    let show: @MainActor (View, Value, _ animated: Bool) -> Void
  }

  private weak var view: View?
  private weak var model: Model?
  private let face: Face
  private let read: @MainActor (Model) -> Value?
  private let write: @MainActor (Model, Value) -> Void
  private let animated: Bool
  // NB: a circle, which ends with the handler's closure: when it is removed or the view goes.
  private var handler: (any HandlerState)?

  /// - Parameter read: gives nil for what the view cannot show: then it stays as it is.
  init(
    _ view: View, _ face: Face, _ model: Model, animated: Bool,
    read: @escaping @MainActor (Model) -> Value?,
    write: @escaping @MainActor (Model, Value) -> Void
  ) {
    self.view = view
    self.face = face
    self.model = model
    self.animated = animated
    self.read = read
    self.write = write
  }

  /// The handler that keeps the binding, to be told of what a person changes.
  func makeHandler<Sender: AnyObject>(_ sender: Sender.Type) -> Handler<Sender> {
    let handler = Handler<Sender> { _, _ in self.viewDidChange() }
    self.handler = handler
    follow(animated: false)
    return handler
  }

  private func viewDidChange() {
    guard let view, let model else {
      handler?.remove()
      return
    }
    let value = face.value(view)
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
    guard let view, let value, handler?.isEnabled == true else { return }
    if face.value(view) != value { face.show(view, value, animated && view.window != nil) }
  }
}

@available(iOS 17, *)
extension ModelBinding where View: ValueControl, Value == View.ControlValue {
  /// Ties a control to a model: see ``init(_:_:_:animated:read:write:)``.
  static func make(
    _ control: View, _ model: Model, animated: Bool,
    read: @escaping @MainActor (Model) -> Value?,
    write: @escaping @MainActor (Model, Value) -> Void
  ) -> RemovableTarget {
    let face = Face(value: { $0.controlValue }, show: { $0.show($1, animated: $2) })
    let binding = ModelBinding(
      control, face, model, animated: animated, read: read, write: write)
    return ControlHandlers.of(control).add(
      binding.makeHandler(UIControl.self), for: View.valueEvent)
  }
}
