import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct LeakCheckTests {
  private final class Thing {
    var other: Thing?
  }

  @Test func whatIsGoneIsFine() {
    let leaks = LeakCheck()
    do { leaks.track(Thing(), "thing") }
    #expect(leaks.verifyAllReleased() == nil)
    #expect(LeakCheck.verifyReleased("view") { UIView() } == nil)
  }

  @Test func whatLivesIsNamed() {
    let leaks = LeakCheck()
    let kept = Thing()
    leaks.track(kept, "kept")
    leaks.track(Thing(), "gone")
    #expect(
      leaks.verifyAllReleased() == """
        1 of 2 tracked objects still lives:
          - kept (Thing)
        Look for closures that capture it without [weak …], and for delegates, timers and tasks that \
        keep it.
        """)
    withExtendedLifetime(kept) {}
  }

  @Test func aCycleIsFound() {
    var leaked: Thing?
    let failure = LeakCheck.verifyReleased("cycle") { () -> Thing in
      let thing = Thing()
      thing.other = thing
      leaked = thing
      return thing
    }
    #expect(failure?.contains("- cycle (Thing)") == true)
    leaked?.other = nil
  }

  @Test func saysWhatItHangsOn() {
    let leaks = LeakCheck()
    let parent = UIViewController()
    let child = leaks.track(UIViewController(), "child")
    parent.addChild(child)
    let label = leaks.track(UILabel(), "label")
    parent.view.addSubview(label)
    parent.view.accessibilityIdentifier = "home"
    let tap = leaks.track(UITapGestureRecognizer(), "tap")
    label.addGestureRecognizer(tap)
    label.text = "Hello"
    let failure = leaks.verifyAllReleased() ?? ""
    #expect(failure.contains("- child (UIViewController), a child of UIViewController\n"))
    #expect(failure.contains("- label (UILabel), which is a subview of UIView \"home\"\n"))
    #expect(failure.contains("- tap (UITapGestureRecognizer), on UILabel \"Hello\"\n"))
  }

  @Test func failsTheTest() {
    let leaks = LeakCheck()
    let kept = leaks.track(Thing(), "kept")
    withKnownIssue {
      leaks.assertAllReleased()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("1 of 1 tracked objects still lives") }
        && issue.sourceLocation?.fileName == "LeakCheckTests.swift"
    }
    withExtendedLifetime(kept) {}
  }
}
