public import UIKit
import UIKitLoop

extension Robot {
  /// The time on the app's clock in seconds; it began at 0.
  public var now: TimeInterval { loop.now }

  /// How many frames the app has shown so far. A frame is shown only when something on the screen has
  /// changed, so the number stands still while an app is at rest.
  public var frameCount: Int { application.pipeline.framesPresented }

  /// Lets `seconds` pass on the app's clock, frame by frame: an hour at the most. What is not above 0
  /// counts as 0.
  public func wait(_ seconds: TimeInterval) {
    guard seconds > 0 else { return }
    run { loop.advance(by: min(seconds, Self.longestWait)) }
  }

  /// Lets time pass, frame by frame, until `query` finds something.
  ///
  /// - Throws: ``RobotError/Reason/notFound(query:hints:)`` when `seconds` have passed in vain.
  public func wait(
    for query: Query, within seconds: TimeInterval = 5, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(RobotError) {
    let end = now + min(max(0, seconds), Self.longestWait)
    while !exists(query), now < end { step() }
    guard !exists(query) else { return }
    try play(file, line) { () throws(RobotError) in _ = try finder.one(query) }
  }

  /// Lets time pass until nothing moves and nothing is scheduled on the app's clock.
  ///
  /// Animations, gestures and all else that UIKit times are on that clock. `Timer`,
  /// `DispatchQueue.asyncAfter` and `Task.sleep` are not: they take real time, and no robot waits for them.
  ///
  /// - Parameter limit: how long that may take on the app's clock, in seconds.
  /// - Throws: ``RobotError/Reason/doesNotSettle(seconds:causes:)`` when something still goes on then: an
  ///   animation that repeats for ever, frames that are asked for again and again.
  public func settle(
    limit: TimeInterval = 10, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    let limit = min(max(0, limit), Self.longestWait)
    let isIdle = run { loop.runUntilIdle(limit: limit) }
    if !isIdle { try complain(limit, file, line) }
  }

  /// Like ``settle(limit:file:line:)``, and lets tasks on the main actor run in between: use it where
  /// handlers `await`.
  public func idle(
    limit: TimeInterval = 10, file: StaticString = #fileID, line: UInt = #line
  ) async throws(RobotError) {
    let limit = min(max(0, limit), Self.longestWait)
    let loop = loop
    let isIdle = await MainLoops.$current.withValue(loop) {
      await loop.runUntilIdleLettingTasksRun(limit: limit)
    }
    if !isIdle { try complain(limit, file, line) }
  }

  /// Lets the app make its next frame.
  func step() {
    let frame = (now * 60 + 1e-6).rounded(.down) + 1
    run { loop.advance(to: frame / 60) }
  }

  /// Lets the app make frames for `seconds`.
  func steps(for seconds: TimeInterval, _ eachFrame: (_ progress: CGFloat) -> Void) {
    let count = max(1, Int((min(max(0, seconds), Self.longestWait) * 60).rounded()))
    for index in 1...count {
      eachFrame(CGFloat(index) / CGFloat(count))
    }
  }

  /// An hour: nobody waits longer, and a mistyped number comes to an end.
  static let longestWait: TimeInterval = 3600

  private func complain(
    _ limit: TimeInterval, _ file: StaticString, _ line: UInt
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      throw finder.error(.doesNotSettle(seconds: limit, causes: causes))
    }
  }

  /// What keeps the app from coming to rest.
  private var causes: [String] {
    var causes: [String] = []
    for view in finder.allViews {
      if let wheel = view as? UIActivityIndicatorView, wheel.isAnimating, !wheel.isHidden {
        causes.append("\(view.shortName) turns (isAnimating): stop it, or wait(_:) instead")
      }
      if let bar = view as? UIProgressView, bar.observedProgress?.isFinished == false {
        causes.append("\(view.shortName) follows a Progress that is not finished")
      }
      guard let keys = view.layer.animationKeys(), !keys.isEmpty else { continue }
      causes.append("\(view.shortName) is animated (\(keys.joined(separator: ", ")))")
    }
    if causes.isEmpty, let next = loop.nextEventTime {
      let seconds = (max(0, next - now) * 1000).rounded() / 1000
      causes = ["work is scheduled in \(seconds) s: a timer, a delay or a frame asked for"]
    }
    if causes.count > 8 { causes = causes.prefix(8) + ["and \(causes.count - 8) more"] }
    return causes
  }
}
