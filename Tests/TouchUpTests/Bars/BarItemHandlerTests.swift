import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Items of bars and their handlers.
@MainActor @Suite struct BarItemHandlerTests {
  private func robot(with item: UIBarButtonItem) -> Robot {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    return Robot(UINavigationController(rootViewController: screen))
  }

  /// `behaviours.md`, line 5.
  @Test func aSecondHandlerDoesNotSilenceTheFirst() throws {
    var log: [String] = []
    let item = UIBarButtonItem(
      title: "Save", primaryAction: UIAction(title: "Save") { _ in log.append("own") })
    let robot = robot(with: item)
    item.onTap { item in log.append("first \(item.title ?? "")") }
    let second = item.onTap { log.append("second") }
    item.once { _ in log.append("once") }
    try robot.tap("Save")
    #expect(log == ["own", "first Save", "second", "once"])
    log = []
    second.remove()
    try robot.tap("Save")
    #expect(log == ["own", "first Save"])
    log = []
    item.removeHandlers()
    try robot.tap("Save")
    #expect(log == ["own"])
  }

  @Test func aDisabledItemTellsNobody() throws {
    let item = UIBarButtonItem(title: "Save")
    let robot = robot(with: item)
    var count = 0
    item.onTap { count += 1 }
    item.isEnabled = false
    try robot.tap("Save")
    #expect(count == 0)
  }

  @Test func aSequenceEndsWithTheItem() async throws {
    var item: UIBarButtonItem? = UIBarButtonItem(title: "Save")
    let taps = item!.taps()
    do {
      let robot = robot(with: item!)
      try robot.tap("Save")
      try robot.tap("Save")
    }
    let loop = Task { @MainActor in
      var count = 0
      for await _ in taps { count += 1 }
      return count
    }
    await Task.yield()
    item = nil
    #expect(await loop.value == 2)
  }

  @Test func ownerItemAndClosureAreFreed() {
    let leaks = LeakCheck()
    do {
      let owner = leaks.track(Owner(), "the owner")
      let item = leaks.track(UIBarButtonItem(title: "Save"), "the item")
      let thing = leaks.track(NSObject(), "what the closure holds")
      for _ in 0..<10_000 { item.onTap { _ = thing }.remove() }
      item.onTap(with: owner) { owner, _ in owner.pressed() }
      item.onTap { _ = thing }
    }
    leaks.assertAllReleased()
  }
}
