import Foundation

/// An animation of a property from one value to another.
///
/// Numbers, points, sizes, rectangles, affine transforms, colours, paths of the same steps and arrays
/// of numbers or colours are interpolated; other values change half way. Which two values follows
/// from what is set, as in Core Animation: `fromValue` and `toValue`; `fromValue` and `byValue`;
/// `byValue` and `toValue`; from `fromValue` to the layer's own value; from the layer's own value to
/// `toValue` or by `byValue`.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of end and start.
  open var byValue: Any?

  /// An animation without a property.
  public override init() {
    super.init()
  }

  // MARK: Machinery

  override func makeCopy() -> CAAnimation {
    let copy = CABasicAnimation()
    copyBasicSettings(to: copy)
    return copy
  }

  final func copyBasicSettings(to copy: CABasicAnimation) {
    copyPropertySettings(to: copy)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  /// How far the value has come at a time within one run.
  func progress(at time: TimeInterval) -> CGFloat { easedFraction(time) }

  final override func value(
    at time: TimeInterval, over base: AnimatableValue
  ) -> AnimatableValue? {
    let from = fromValue.map { AnimatableValue($0) }
    let to = toValue.map { AnimatableValue($0) }
    let by = byValue.map { AnimatableValue($0) }
    let start: AnimatableValue
    let end: AnimatableValue
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.adding(by, sign: -1), to)
    case (let from?, nil, nil): (start, end) = (from, base)
    case (nil, let to?, nil): (start, end) = (base, to)
    case (nil, nil, let by?): (start, end) = (base, base.adding(by))
    case (nil, nil, nil): return base
    }
    return start.interpolated(to: end, progress(at: time))
  }
}
