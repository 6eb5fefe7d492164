/// A property of a layer: its name for actions and animations, and what its change makes stale.
struct LayerKey {
  /// What has to be painted again.
  enum Damage {
    /// What the layer itself paints.
    case own
    /// The layer and all below it: it moved, or shows them differently.
    case subtree
    /// The same, and what is beneath others may not be any more, or be now.
    case order
  }

  let name: String
  let damage: Damage

  init(_ name: String, _ damage: Damage) {
    self.name = name
    self.damage = damage
  }

  static let bounds = LayerKey("bounds", .subtree)
  static let position = LayerKey("position", .subtree)
  static let zPosition = LayerKey("zPosition", .order)
  static let anchorPoint = LayerKey("anchorPoint", .subtree)
  static let transform = LayerKey("transform", .subtree)
  static let hidden = LayerKey("hidden", .subtree)
  static let opacity = LayerKey("opacity", .subtree)
  static let masksToBounds = LayerKey("masksToBounds", .subtree)
  static let mask = LayerKey("mask", .subtree)
  static let sublayers = LayerKey("sublayers", .subtree)
  static let contents = LayerKey("contents", .own)
  static let contentsRect = LayerKey("contentsRect", .own)
  static let contentsCenter = LayerKey("contentsCenter", .own)
  static let contentsGravity = LayerKey("contentsGravity", .own)
  static let contentsScale = LayerKey("contentsScale", .own)
  static let backgroundColor = LayerKey("backgroundColor", .own)
  static let cornerRadius = LayerKey("cornerRadius", .subtree)
  static let maskedCorners = LayerKey("maskedCorners", .subtree)
  static let borderWidth = LayerKey("borderWidth", .own)
  static let borderColor = LayerKey("borderColor", .own)
  static let shadowColor = LayerKey("shadowColor", .subtree)
  static let shadowOpacity = LayerKey("shadowOpacity", .subtree)
  static let shadowOffset = LayerKey("shadowOffset", .subtree)
  static let shadowRadius = LayerKey("shadowRadius", .subtree)
  static let shadowPath = LayerKey("shadowPath", .subtree)
}
