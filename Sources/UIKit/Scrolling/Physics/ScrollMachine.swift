import Foundation

/// What scrolled content does: follows a finger, goes on by itself, or rests. Knows neither views nor
/// clocks. Offsets are points, not rounded to pixels; speeds are points a second.
package nonisolated struct ScrollMachine: Sendable {
  /// What it does.
  package enum Phase: Equatable, Sendable {
    case resting
    case dragging
    /// Goes on by itself since a time, in seconds.
    case coasting(since: TimeInterval)
    /// Is on the way that code sent it, since a time, in seconds.
    case travelling(ScrollTravel, since: TimeInterval)
  }

  package private(set) var phase = Phase.resting
  package private(set) var offset = CGPoint.zero
  /// What there is to scroll; see ``change(_:at:)``.
  package private(set) var space = ScrollSpace()
  /// What is left of the speed after a millisecond.
  package var rate: CGFloat = 0.998
  /// Whether content stops at pages.
  package var isPaging = false
  /// How far apart the places are that content comes to rest at, up and down; 0 where it may do so anywhere.
  package var pitch: CGFloat = 0

  private var pull = CGPoint.zero
  private var dragStart = CGPoint.zero
  private var finger = CGPoint.zero
  private var lock = ScrollLock.none
  private var isBounded = false
  /// Whether it is on the way of a wheel's step.
  private(set) var isStepping = false
  private var motion = (x: AxisMotion.still(at: 0), y: AxisMotion.still(at: 0))

  package init() {}

  // MARK: Dragging

  /// A finger takes the content up, or what scrolls without going beyond the ends.
  package mutating func beginDrag(lock: ScrollLock = .none, isBounded: Bool = false) {
    phase = .dragging
    self.lock = lock
    self.isBounded = isBounded
    dragStart = offset
    finger = .zero
    takeUp()
  }

  /// The finger has come to `translation` from where the drag began.
  package mutating func drag(to translation: CGPoint) {
    guard phase == .dragging else { return }
    let step = translation - finger
    finger = translation
    if space.x.isFree, lock != .vertical {
      pull.x = pull(space.x, from: pull.x, by: -step.x)
      offset.x = space.x.offset(forPull: pull.x)
    }
    if space.y.isFree, lock != .horizontal {
      pull.y = pull(space.y, from: pull.y, by: -step.y)
      offset.y = space.y.offset(forPull: pull.y)
    }
  }

  /// What is beyond an end already may come back, and goes no further.
  private func pull(_ axis: ScrollAxis, from pull: CGFloat, by way: CGFloat) -> CGFloat {
    guard isBounded else { return pull + way }
    return min(max(pull + way, min(pull, axis.least)), max(pull, axis.most))
  }

  /// The finger has come to `translation`, and something else moved the content meanwhile.
  package mutating func pass(to translation: CGPoint) { finger = translation }

  // MARK: Letting go

  /// The content's speed, and where it would come to rest, for a finger that lets go at a speed.
  package func release(fingerVelocity: CGPoint) -> ScrollRelease {
    let velocity = CGPoint(
      x: lock == .vertical ? 0 : space.x.velocity(ofFinger: -fingerVelocity.x, at: offset.x),
      y: lock == .horizontal ? 0 : space.y.velocity(ofFinger: -fingerVelocity.y, at: offset.y))
    return ScrollRelease(
      velocity: velocity,
      target: CGPoint(
        x: target(space.x, offset.x, dragStart.x, velocity.x, pitch: 0),
        y: target(space.y, offset.y, dragStart.y, velocity.y, pitch: pitch)))
  }

  private func target(
    _ axis: ScrollAxis, _ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, pitch: CGFloat
  ) -> CGFloat {
    guard axis.isFree else { return axis.clamped(offset) }
    if isPaging { return PageRule.target(from: offset, start: start, velocity: velocity, in: axis) }
    let landing = axis.clamped(Deceleration(start: offset, velocity: velocity, rate: rate).landing)
    guard pitch > 0 else { return landing }
    return axis.clamped(axis.least + ((landing - axis.least) / pitch).rounded() * pitch)
  }

  /// Goes on by itself after a release; `target` is where it is to end, when that was changed. Returns
  /// whether there is anything to do.
  package mutating func letGo(
    _ release: ScrollRelease, target: CGPoint? = nil, at time: TimeInterval
  ) -> Bool {
    let wanted = target ?? release.target
    isStepping = release.stepVelocity != nil
    if let velocity = release.stepVelocity {
      motion.x = .stepping(to: wanted.x, from: offset.x, velocity: velocity.x)
      motion.y = .stepping(to: wanted.y, from: offset.y, velocity: velocity.y)
      return start(at: time)
    }
    motion.x = motion(space.x, offset.x, release.velocity.x, release.target.x, wanted.x, pitch: 0)
    motion.y = motion(
      space.y, offset.y, release.velocity.y, release.target.y, wanted.y, pitch: pitch)
    return start(at: time)
  }

  private func motion(
    _ axis: ScrollAxis, _ offset: CGFloat, _ velocity: CGFloat, _ own: CGFloat, _ wanted: CGFloat,
    pitch: CGFloat
  ) -> AxisMotion {
    // What runs into an end comes back to it, which is a place to rest at.
    let landing = Deceleration(start: offset, velocity: velocity, rate: rate).landing
    let isSnapping = pitch > 0 && (axis.excess(offset) != 0 || axis.excess(landing) == 0)
    if wanted != own || isSnapping {
      return .directed(to: wanted, from: offset, velocity: velocity, rate: rate)
    }
    guard axis.isFree || axis.excess(offset) != 0 else { return .still(at: offset) }
    if isPaging { return .settling(to: wanted, from: offset, velocity: velocity) }
    return .free(from: offset, velocity: velocity, in: axis, rate: rate)
  }

  /// Comes back from beyond the ends, and to a page. Returns whether there is anything to do.
  package mutating func comeBack(at time: TimeInterval) -> Bool {
    dragStart = offset
    lock = .none
    return letGo(release(fingerVelocity: .zero), at: time)
  }

  /// Sets out for `end`.
  package mutating func travel(to end: CGPoint, at time: TimeInterval) {
    phase = .travelling(ScrollTravel(from: offset, to: end), since: time)
  }

  /// Goes to another end on the way that code sent it, from where it is.
  package mutating func redirect(to end: CGPoint, at time: TimeInterval) {
    guard case .travelling(var travel, let start) = phase else { return }
    let part = ScrollTravel.part(at: max(0, time - start))
    // The beginning moves so that the place of now stays; close to the end it hardly matters any longer.
    if part < 0.95 {
      travel.start = CGPoint(
        x: (offset.x - end.x * part) / (1 - part), y: (offset.y - end.y * part) / (1 - part))
    }
    travel.end = end
    phase = .travelling(travel, since: start)
  }

  private mutating func start(at time: TimeInterval) -> Bool {
    guard max(motion.x.duration, motion.y.duration) > 0 else {
      offset = CGPoint(x: motion.x.end, y: motion.y.end)
      phase = .resting
      return false
    }
    phase = .coasting(since: time)
    return true
  }

  // MARK: Going on

  /// Moves what goes on by itself to where it is at `time`; it rests when it has come to its end.
  package mutating func advance(to time: TimeInterval) {
    switch phase {
    case .resting, .dragging: break
    case .coasting(let start):
      let elapsed = max(0, time - start)
      offset = CGPoint(x: motion.x.position(at: elapsed), y: motion.y.position(at: elapsed))
      if elapsed >= max(motion.x.duration, motion.y.duration) { phase = .resting }
    case .travelling(let travel, let start):
      let elapsed = max(0, time - start)
      offset = travel.position(at: elapsed)
      if ScrollTravel.isOver(after: elapsed) { phase = .resting }
    }
  }

  /// Where it comes to rest if nothing happens to it; where it is while a finger has it.
  package var destination: CGPoint {
    switch phase {
    case .resting, .dragging: offset
    case .coasting: CGPoint(x: motion.x.end, y: motion.y.end)
    case .travelling(let travel, _): travel.end
    }
  }

  /// How fast it goes by itself at `time`.
  package func velocity(at time: TimeInterval) -> CGPoint {
    guard case .coasting(let start) = phase else { return .zero }
    let elapsed = max(0, time - start)
    return CGPoint(x: motion.x.velocity(at: elapsed), y: motion.y.velocity(at: elapsed))
  }

  /// Rests where it is.
  package mutating func stop() {
    isStepping = false
    phase = .resting
  }

  // MARK: Changes from outside

  /// The content was put elsewhere. A finger goes on from there; what goes on by itself does so with the
  /// speed that it has.
  package mutating func move(to offset: CGPoint, at time: TimeInterval) {
    let velocity = velocity(at: time)
    let way = offset - self.offset
    self.offset = offset
    switch phase {
    case .resting: break
    case .dragging: takeUp()
    case .coasting: replan(velocity, at: time)
    case .travelling(var travel, let start):
      travel.start = travel.start + way
      travel.end = travel.end + way
      phase = .travelling(travel, since: start)
    }
  }

  private mutating func takeUp() {
    pull = CGPoint(x: space.x.pull(forOffset: offset.x), y: space.y.pull(forOffset: offset.y))
  }

  /// There is more or less to scroll than before.
  package mutating func change(_ space: ScrollSpace, at time: TimeInterval) {
    guard space != self.space else { return }
    let velocity = velocity(at: time)
    self.space = space
    switch phase {
    case .resting, .travelling: break
    case .dragging: takeUp()
    case .coasting:
      advance(to: time)
      if phase != .resting { replan(velocity, at: time) }
    }
  }

  // MARK: Wheels

  /// Where a step of a wheel leads: as far as content goes by `way`, to the next places to rest at, never beyond an
  /// end. Steps that follow each other add up.
  package func step(by way: CGPoint, at time: TimeInterval) -> ScrollRelease {
    var start = isStepping ? destination : offset
    if case .travelling(let travel, _) = phase { start = travel.end }
    return ScrollRelease(
      velocity: .zero,
      target: CGPoint(
        x: StepRule.target(
          from: start.x, now: offset.x, by: -way.x, in: space.x, isPaging: isPaging, pitch: 0),
        y: StepRule.target(
          from: start.y, now: offset.y, by: -way.y, in: space.y, isPaging: isPaging, pitch: pitch)),
      stepVelocity: velocity(at: time))
  }

  private mutating func replan(_ velocity: CGPoint, at time: TimeInterval) {
    var release = ScrollRelease(velocity: velocity, target: offset)
    release.target = CGPoint(
      x: target(space.x, offset.x, offset.x, velocity.x, pitch: 0),
      y: target(space.y, offset.y, offset.y, velocity.y, pitch: pitch))
    _ = letGo(release, at: time)
  }
}
