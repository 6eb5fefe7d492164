public import Foundation
public import UIKitGraphics

/// An animation of a property through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order. Ignored when there is a `path`.
  open var values: [Any]?
  /// For each value a fraction of the duration, from 0 to 1 and never going back; without them the
  /// values are evenly spread. With ``CAAnimationCalculationMode/discrete`` each is when its value
  /// begins to show.
  open var keyTimes: [NSNumber]?
  /// For each segment between two values its pace. `timingFunction` is the pace of the whole.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How to go from value to value, ``CAAnimationCalculationMode/linear`` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// A line for a property that is a point to follow, in points. Each step of it is a segment.
  open var path: CGPath?

  /// An animation without a property.
  public override init() {
    super.init()
  }

  // MARK: Machinery

  override func makeCopy() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copyPropertySettings(to: copy)
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.path = path?.copy()
    return copy
  }

  final override func value(
    at time: TimeInterval, over base: AnimatableValue
  ) -> AnimatableValue? {
    let track = track ?? makeTrack()
    self.track = track
    return track.value(at: easedFraction(time))
  }

  // Made when first shown: the copy that runs does not change any more.
  private var track: KeyframeTrack?

  private func makeTrack() -> KeyframeTrack {
    let times = keyTimes?.map { CGFloat($0.doubleValue) }
    let curves = timingFunctions?.map(\.curve) ?? []
    if let path {
      return PathTrack(path, keyTimes: times, curves: curves, mode: calculationMode.trackMode).track
    }
    let values = (values ?? []).map { AnimatableValue($0) }
    return KeyframeTrack(
      values: values, keyTimes: times, curves: curves, mode: calculationMode.trackMode)
  }
}
