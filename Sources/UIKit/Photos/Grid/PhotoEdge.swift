/// The edge of a photo: without it a black one in the dark, and a white one by day, would have none.
enum PhotoEdge {
  /// Puts a hairline around a view, in colours of the traits that it has now.
  static func show(around view: UIView) {
    let traits = view.traitCollection
    view.layer.borderWidth = 1 / max(traits.displayScale, 1)
    view.layer.borderColor =
      UIColor.label.withAlphaComponent(0.12).resolvedColor(with: traits).cgColor
  }
}
