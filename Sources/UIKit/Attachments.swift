/// What a higher module keeps with an object of this one: one value a type, freed with its owner.
@MainActor package struct Attachments {
  private var values: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// The value kept under its type; nil when there is none.
  package subscript<Value: AnyObject>(type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
