/// What is a control's event.
public protocol ControlEventType<Element>: ObservableType {
  /// The event itself.
  func asControlEvent() -> ControlEvent<Element>
}
