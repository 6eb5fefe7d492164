import Foundation

/// An animation of one property of a layer. Use one of its subclasses.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property: "position", "bounds.size.width", "opacity", "transform.rotation.z"… A name that the
  /// layer does not have animates nothing.
  open var keyPath: String?
  /// Whether the value is added to what the layer would show without it, false by default.
  open var isAdditive = false

  /// An animation without a property.
  public override init() {
    super.init()
  }

  /// An animation of the property called `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  // MARK: Machinery

  override func makeCopy() -> CAAnimation {
    let copy = CAPropertyAnimation()
    copyPropertySettings(to: copy)
    return copy
  }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }

  final func copyPropertySettings(to copy: CAPropertyAnimation) {
    copySettings(to: copy)
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
  }

  final override func apply(at time: TimeInterval, to shown: CALayer) {
    guard
      let time = clock.timeToShow(at: time), let keyPath,
      let property = shown.animatableProperty(keyPath)
    else { return }
    let base = property.read(shown)
    guard let value = value(at: time, over: base) else { return }
    let result = isAdditive ? base.adding(value) : value
    if result.isFinite { property.write(shown, result) }
  }

  /// The value at a time within one run; `base` is what the layer shows without this animation.
  func value(at time: TimeInterval, over base: AnimatableValue) -> AnimatableValue? { nil }
}
