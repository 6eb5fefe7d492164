import Foundation
import UIKitLayers
import UIKitLoop

/// One call of `UIView.animate`: how its animations run, and when it is complete.
@MainActor final class AnimationBlock {
  enum Pace {
    case curve(UIView.AnimationCurve)
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
    case bounce(CGFloat, seeming: TimeInterval, velocity: CGFloat)
    case keyframes(KeyframeRecorder)
  }

  struct Repetition {
    var count: Float
    var autoreverses: Bool
  }

  private(set) var duration: TimeInterval
  private(set) var pace: Pace
  let options: UIView.AnimationOptions
  var repetition: Repetition
  private let delay: TimeInterval
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  private var changedViews: [UIView] = []
  private var endings: [() -> Void] = []

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: Pace,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.options = options
    self.pace = pace
    self.completion = completion
    repetition = Repetition(
      count: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
  }

  /// What the view properties that can be animated are called at the layer.
  static func animates(_ key: String) -> Bool {
    switch key {
    case "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius",
      "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
      "anchorPoint", "contentsRect", "backdropRadius", "backdropSaturation", "backdropTint":
      true
    default: false
    }
  }

  /// A block inside another one takes over its duration and curve, as in UIKit.
  func inherit(from outer: AnimationBlock) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve), case .curve = pace, case .curve = outer.pace {
      pace = outer.pace
    }
  }

  func action(for view: UIView, key: String) -> any CAAction {
    if !changedViews.contains(where: { $0 === view }) { changedViews.append(view) }
    if case .keyframes(let recorder) = pace {
      recorder.note(view, key)
      return NSNull()
    }
    // Nobody sees a view outside of a window move: it changes at once.
    guard duration > 0 || delay > 0, view.window?.isHidden == false else { return NSNull() }
    let animation = makeAnimation(key)
    animation.fromValue = (view.layer.presentation() ?? view.layer).animatableValue(key)
    prepare(animation, for: view)
    return animation
  }

  func commitKeyframes() {
    guard case .keyframes(let recorder) = pace, duration > 0 || delay > 0 else { return }
    for (view, animation) in recorder.makeAnimations() {
      guard view.window?.isHidden == false else { continue }
      prepare(animation, for: view)
      view.layer.add(animation, forKey: animation.keyPath)
    }
  }

  func layOutChangedViews() {
    for view in changedViews { view.layoutIfNeeded() }
  }

  /// Runs `body` when all animations of the block are over, before its completion.
  func onCompletion(_ body: @escaping () -> Void) {
    endings.append(body)
  }

  /// No more animations come: complete as soon as those under way are.
  func close() {
    isClosed = true
    changedViews = []
    completeIfDone()
  }

  private func makeAnimation(_ key: String) -> CABasicAnimation {
    switch pace {
    case .spring(let dampingRatio, let velocity):
      return CASpringAnimation(
        keyPath: key, duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    case .bounce(let bounce, let seeming, let velocity):
      return CASpringAnimation(
        keyPath: key, perceptualDuration: seeming, bounce: bounce, initialVelocity: velocity)
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = CAMediaTimingFunction(name: curve.functionName)
      return animation
    case .keyframes:
      return CABasicAnimation(keyPath: key)
    }
  }

  private func prepare(_ animation: CAPropertyAnimation, for view: UIView) {
    // NB: an animation without a duration would get the transaction's quarter of a second.
    animation.duration = max(duration, .leastNonzeroMagnitude)
    animation.repeatCount = repetition.count
    animation.autoreverses = repetition.autoreverses
    animation.delegate = AnimationWatch(
      block: self, view: options.contains(.allowUserInteraction) ? nil : view)
    if delay > 0 {
      animation.beginTime = view.layer.convertTime(now(of: view), from: nil) + delay
      animation.fillMode = .backwards
    }
    running += 1
  }

  private func now(of view: UIView) -> TimeInterval {
    view.window?.screen.loop.now ?? CACurrentMediaTime()
  }

  fileprivate func animationStopped(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    completeIfDone()
  }

  private func completeIfDone() {
    guard isClosed, running == 0 else { return }
    let endings = endings
    self.endings = []
    for ending in endings { ending() }
    guard let completion else { return }
    self.completion = nil
    // NB: at once only from outside of a completion. One that starts an animation whose completion
    // starts another, and so on, goes on at the next turn of the loop: the stack has an end.
    guard Self.isCompleting else { return run(completion) }
    MainLoops.current.schedule(after: 0) { self.run(completion) }
  }

  private func run(_ completion: (Bool) -> Void) {
    let wasCompleting = Self.isCompleting
    Self.isCompleting = true
    completion(allFinished)
    Self.isCompleting = wasCompleting
  }

  private static var isCompleting = false
}

/// Tells a block when one of its animations is over, and keeps touches off the view until then.
@MainActor private final class AnimationWatch: CAAnimationDelegate {
  private let block: AnimationBlock
  private weak var blockedView: UIView?

  init(block: AnimationBlock, view: UIView?) {
    self.block = block
    blockedView = view
    view?.animationsBlockingTouches += 1
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    blockedView?.animationsBlockingTouches -= 1
    block.animationStopped(finished: flag)
  }
}

extension UIView.AnimationCurve {
  fileprivate var functionName: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
