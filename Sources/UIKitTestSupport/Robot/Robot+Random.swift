import UIKit

extension Robot {
  /// Lets six fingers, the keyboard, a wheel and a trackpad do anything, as a seed has it, with a host that makes mistakes; lifts
  /// everything in the end, and lets the app come to rest.
  ///
  /// A screen that bears it is still there and did not fall into a loop. What failed for a seed fails for it
  /// again: print it.
  ///
  /// - Parameters:
  ///   - seed: what is done; other seeds do other things.
  ///   - events: how much: touches that begin, move and end, and keys.
  /// - Returns: what UIKit reported meanwhile: misuse, a layout that never comes to rest. Nothing, if all is well.
  /// - Throws: ``RobotError/Reason/doesNotSettle(seconds:causes:)`` when something other than an activity
  ///   indicator goes on for a minute afterwards.
  @discardableResult public func touchAtRandom(
    seed: UInt64, events: Int, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) -> [String] {
    var input = RandomInput(seed: seed, size: window.bounds.size)
    var failure: RobotError?
    let reports = Diagnostics.collect {
      var left = events
      while left > 0 {
        let (event, count) = input.message(atMost: left)
        left -= count
        run { host.input?.send(event) }
        wait(input.pause())
      }
      for event in RandomInput.end { run { host.input?.send(event) } }
      do throws(RobotError) {
        try settle(limit: 60, file: file, line: line)
      } catch {
        if !error.isAboutWheelsAlone { failure = error }
      }
    }
    if let failure { throw failure }
    return reports
  }
}

extension RobotError {
  /// Whether nothing but activity indicators goes on: whoever switched one on may leave it on.
  fileprivate var isAboutWheelsAlone: Bool {
    guard case .doesNotSettle(_, let causes) = reason else { return false }
    return causes.allSatisfy { $0.contains("UIActivityIndicatorView") }
  }
}
