import Foundation

/// Counts taps; knows neither views nor clocks.
nonisolated struct TapMachine {
  enum Input: Equatable {
    case down(CGPoint)
    case move(CGPoint)
    case up
  }

  enum Output: Equatable {
    /// Nothing told yet.
    case wait
    /// A tap is complete; the next has to begin within ``longestPause``.
    case waitForNextTap
    case recognize
    case fail
  }

  /// A finger may move less than this, in points.
  static let slop: CGFloat = 10
  /// Between two taps, in seconds.
  static let longestPause: TimeInterval = 0.35
  /// Between the first and the next tap's places, in points.
  static let reach: CGFloat = 45

  private var starts: [CGPoint] = []
  private var firstStart: CGPoint?
  private var fingersUp = 0
  private var tapsDone = 0

  /// Whether a tap is done, and the next one can only be too far away from `point`.
  func isWaiting(elsewhereThan point: CGPoint) -> Bool {
    guard let firstStart, starts.isEmpty else { return false }
    return point.distance(to: firstStart) > Self.reach
  }

  mutating func step(_ input: Input, taps: Int, fingers: Int) -> Output {
    switch input {
    case .down(let point):
      if fingersUp > 0 { return .fail }
      if isWaiting(elsewhereThan: point) { return .fail }
      if firstStart == nil { firstStart = point }
      starts.append(point)
      return starts.count > fingers ? .fail : .wait
    case .move(let point):
      // The nearest start stands for the finger's own: fingers of a tap lie apart.
      let travel = starts.map { $0.distance(to: point) }.min() ?? 0
      return travel < Self.slop ? .wait : .fail
    case .up:
      fingersUp += 1
      guard fingersUp == starts.count else { return .wait }
      guard starts.count == fingers else { return .fail }
      tapsDone += 1
      starts = []
      fingersUp = 0
      return tapsDone >= taps ? .recognize : .waitForNextTap
    }
  }
}
