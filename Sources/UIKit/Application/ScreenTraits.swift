import Foundation
import UIKitLoop

/// The traits of the screens, for code that may be on any thread: what holds where nothing is laid out
/// or drawn just now.
nonisolated enum ScreenTraits {
  /// Those of the screen of the app that runs on this code's loop; nil before there is one.
  static var current: UITraitCollection? {
    let loop = ObjectIdentifier(MainLoops.current)
    return lock.withLock { entries[loop]?.traits }
  }

  /// Called by a screen when it comes and when it changes.
  static func publish(
    _ traits: UITraitCollection, of screen: ObjectIdentifier, on loop: ObjectIdentifier
  ) {
    lock.withLock { entries[loop] = Entry(screen: screen, traits: traits) }
  }

  /// Called by a screen that goes; another one may have taken its place.
  static func withdraw(_ screen: ObjectIdentifier, from loop: ObjectIdentifier) {
    lock.withLock {
      if entries[loop]?.screen == screen { entries[loop] = nil }
    }
  }

  private struct Entry {
    let screen: ObjectIdentifier
    let traits: UITraitCollection
  }

  private static let lock = NSLock()
  // NB: only touched under the lock.
  private static nonisolated(unsafe) var entries: [ObjectIdentifier: Entry] = [:]
}
