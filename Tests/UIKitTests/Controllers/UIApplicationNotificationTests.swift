import Foundation
import Testing
import UIKit
import UIKitLoop

@MainActor @Suite struct UIApplicationNotificationTests {
  @Test func momentsOfTheAppsLifeArePosted() {
    let log = EventNames()
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.willTerminateNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        log.note(note)
      }
    }
    let stage = Stage()
    #expect(log.names(of: stage.application) == [names[0].rawValue, names[1].rawValue])
    stage.application.finish()
    #expect(log.names(of: stage.application) == names.map(\.rawValue))
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func levelsCanBeReckonedWith() {
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
    #expect(UIWindow.Level.alert - .statusBar == 1000)
    var level = UIWindow.Level.normal
    level += 5
    level -= 2
    #expect(level.rawValue == 3)
    let stage = Stage()
    let above = MainLoops.$current.withValue(stage.loop) { UIWindow() }
    above.windowLevel = .normal + 1
    above.isHidden = false
    stage.window.isHidden = false
    #expect(stage.application.windows == [stage.window, above])
  }
}

/// What was posted, by whom: other tests' apps post at the same time.
private final class EventNames: Sendable {
  private let lock = NSLock()
  // NB: only touched under the lock.
  private nonisolated(unsafe) var entries: [(ObjectIdentifier, String)] = []

  func note(_ note: Notification) {
    guard let sender = note.object.map({ ObjectIdentifier($0 as AnyObject) }) else { return }
    lock.withLock { entries.append((sender, note.name.rawValue)) }
  }

  func names(of application: UIApplication) -> [String] {
    lock.withLock { entries.filter { $0.0 == ObjectIdentifier(application) }.map(\.1) }
  }
}
