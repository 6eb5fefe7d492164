package import UIKitGraphics

extension CALayer {
  /// How the layer and its sublayers blend with what is beneath them; nil, the default, for over it.
  package final var vibrance: Vibrance? {
    get { ownVibrance }
    set {
      guard newValue != ownVibrance else { return }
      let more = (newValue == nil ? 0 : 1) - (ownVibrance == nil ? 0 : 1)
      ownVibrance = newValue
      addBeneathReaders(more)
      damage(.subtree)
    }
  }

  /// Whether the shadow of a path or a background stays out of what throws it, as it must where that lets
  /// through what is beneath; false by default.
  package final var punchesOutShadow: Bool {
    get { values.punchesOutShadow }
    set {
      guard newValue != values.punchesOutShadow else { return }
      values.punchesOutShadow = newValue
      damage(.subtree)
    }
  }

  /// Counts layers that read what is beneath them: `beneathReaders` is how many there are, of each layer
  /// and those in it.
  final func addBeneathReaders(_ count: Int) {
    guard count != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      current.beneathReaders += count
      layer = current.parent
    }
  }
}
