extension CALayer {
  /// The value of a property by its key path; nil for a name that the layer does not have.
  package func animatableValue(_ keyPath: String) -> AnimatableValue? {
    animatableProperty(keyPath)?.read(self)
  }
}
