import Foundation

/// How a thing's own time relates to the time of what contains it: an animation's to its layer's, a
/// layer's to its superlayer's. Times are in seconds.
@MainActor
public protocol CAMediaTiming {
  /// When it begins, in the time of what contains it. For an animation, 0 means: when it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, without repeats and without the way back; for an animation, 0 means the
  /// duration of the transaction.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs, 1 by default; 0 stands still, negative runs backwards.
  var speed: Float { get set }
  /// Added to its own time; an animation that starts in its middle wraps round at its end.
  var timeOffset: CFTimeInterval { get set }
  /// How many times it runs, fractions included; 0, the default, means once.
  var repeatCount: Float { get set }
  /// For how long it repeats; 0, the default, leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by the way back, which takes as long again.
  var autoreverses: Bool { get set }
  /// What shows before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
