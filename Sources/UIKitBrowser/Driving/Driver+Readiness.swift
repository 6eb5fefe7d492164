import Foundation
import UIKit
import UIKitLoop

extension Driver {
  /// How long a finger waits for what it is to touch, in seconds.
  private static let patience: TimeInterval = 5
  private static let frame: TimeInterval = 1.0 / 60

  /// Calls `touch` with where to touch, once a finger there is for what is meant: what still slides in takes none, nor does
  /// what something else lies over. A point is touched at once.
  func whenTouchable(
    _ target: DriveTarget, _ reply: @escaping @Sendable (WebAnswer) -> Void,
    _ touch: @escaping @MainActor (CGPoint, HostElement?) throws(DriveError) -> Void
  ) throws(DriveError) {
    let end = loop.now + Self.patience
    guard let held = loop as? VirtualLoop else { return try look(for: target, end, reply, touch) }
    while true {
      let (place, element) = try place(of: target)
      if try takesTouches(element, at: place, until: end) { return try touch(place, element) }
      held.advance(by: Self.frame)
    }
  }

  /// The same while the clock runs: looks once a frame.
  private func look(
    for target: DriveTarget, _ end: TimeInterval, _ reply: @escaping @Sendable (WebAnswer) -> Void,
    _ touch: @escaping @MainActor (CGPoint, HostElement?) throws(DriveError) -> Void
  ) throws(DriveError) {
    let (place, element) = try place(of: target)
    if try takesTouches(element, at: place, until: end) { return try touch(place, element) }
    loop.schedule(after: Self.frame) { [weak self] in
      guard let self else { return reply(DriveError.noApp.answer) }
      do throws(DriveError) {
        try look(for: target, end, reply, touch)
      } catch {
        reply(error.answer)
      }
    }
  }

  private func takesTouches(
    _ element: HostElement?, at place: CGPoint, until end: TimeInterval
  ) throws(DriveError) -> Bool {
    guard let element else { return true }
    if input?.takesTouches(element.id, at: place) == true { return true }
    guard loop.now < end else {
      throw .notUsable(element.words, why: "takes no touches: something lies over it")
    }
    return false
  }
}
