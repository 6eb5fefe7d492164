/// What is a control's property.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The property itself.
  func asControlProperty() -> ControlProperty<Element>
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in the place of none.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(
      values: property.asObservable().map { $0 ?? "" }, valueSink: property.mapObserver { $0 })
  }
}
