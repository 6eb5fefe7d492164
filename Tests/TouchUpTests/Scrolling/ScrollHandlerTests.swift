import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Scrolling in one line, beside the app's own delegate.
@MainActor @Suite struct ScrollHandlerTests {
  /// A scroll view's delegate of an app.
  final class Delegate: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    var ends = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
  }

  final class Feed: UIScrollView {}

  private func robot(_ scroll: UIScrollView) -> Robot {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    scroll.frame = screen.view.bounds
    scroll.contentSize = CGSize(width: 100, height: 20_000)
    scroll.accessibilityIdentifier = "feed"
    screen.view.addSubview(scroll)
    return Robot(screen)
  }

  @Test func momentsOfAFlingComeInOrder() throws {
    let feed = Feed()
    let robot = robot(feed)
    var seen: [String] = []
    feed.onWillBeginDragging { _ in seen.append("drag") }
    feed.onScroll { (feed: Feed) in
      if seen.last != "scroll" { seen.append("scroll") }
      #expect(feed.contentOffset.y > -100)
    }
    feed.onDidEndDragging { _, goesOn in seen.append(goesOn ? "let go" : "put down") }
    feed.onDidEndDecelerating { _ in seen.append("rest") }
    try robot.swipe(.up)
    try robot.settle()
    #expect(seen == ["drag", "scroll", "let go", "scroll", "rest"])
    seen = []
    try robot.drag(.id("feed"), by: CGVector(dx: 0, dy: -100))
    try robot.settle()
    #expect(seen == ["drag", "scroll", "put down"])
  }

  @Test func aDelegateGetsItsCallsBeforeAndAfter() throws {
    let feed = Feed()
    let robot = robot(feed)
    let (before, after) = (Delegate(), Delegate())
    feed.delegate = before
    var scrolls = 0
    feed.onScroll { _ in scrolls += 1 }
    feed.onDidEndDecelerating { _ in }
    #expect(feed.delegate === before)
    try robot.swipe(.up)
    try robot.settle()
    #expect(scrolls > 10 && before.scrolls == scrolls && before.ends == 1)
    feed.delegate = after
    try robot.swipe(.up)
    try robot.settle()
    #expect(before.scrolls + after.scrolls == scrolls && after.ends == 1)
  }

  @Test func aHandlerIsPausedAndRemovedAndRunsOnce() {
    let feed = Feed()
    feed.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    feed.contentSize.height = 5000
    var (count, once) = (0, 0)
    let target = feed.onScroll { _ in count += 1 }
    feed.once(.scroll) { _ in once += 1 }
    feed.contentOffset.y = 10
    target.disable()
    feed.contentOffset.y = 20
    target.enable()
    feed.contentOffset.y = 30
    target.remove()
    feed.contentOffset.y = 40
    #expect(count == 2 && once == 1)
    feed.onScroll { _ in count += 1 }
    feed.removeScrollHandlers()
    feed.contentOffset.y = 50
    #expect(count == 2)
  }

  @Test func nothingIsKeptAlive() {
    weak var gone: Feed?
    weak var goneOwner: Owner?
    var isHeld = false
    do {
      let feed = Feed()
      let owner = Owner()
      gone = feed
      goneOwner = owner
      feed.onScroll(with: owner) { _, _ in isHeld = true }
      feed.onDidEndDecelerating { [owner] _ in _ = owner }
    }
    #expect(gone == nil && goneOwner == nil && !isHeld)
  }

  @Test func offsetsEndWithTheView() async {
    var feed: Feed? = Feed()
    feed?.contentSize.height = 5000
    let offsets = feed!.offsets()
    feed?.contentOffset.y = 10
    feed?.contentOffset.y = 20
    var seen: [CGFloat] = []
    feed = nil
    for await offset in offsets { seen.append(offset.y) }
    #expect(seen == [20])
  }

  @Test func waitingForTheNextMomentEndsWithTheView() async {
    let feed = Feed()
    let waiting = Task { await feed.next(.scroll) }
    await Task.yield()
    feed.contentOffset.y = 30
    #expect(await waiting.value == CGPoint(x: 0, y: 30))
    var other: Feed? = Feed()
    let stream = other!.offsets()
    let ending = Task { for await _ in stream {} }
    other = nil
    await ending.value
  }

  @Test func pullingAsksForNewContent() throws {
    let feed = Feed()
    let robot = robot(feed)
    var asked: [UIRefreshControl] = []
    let target = feed.onRefresh { asked.append($0) }
    #expect(feed.refreshControl != nil)
    try robot.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
    #expect(asked.count == 1 && asked.first === feed.refreshControl)
    #expect(feed.refreshControl?.isRefreshing == true)
    robot.run { feed.refreshControl?.endRefreshing() }
    try robot.settle()
    target.remove()
    try robot.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
    #expect(asked.count == 1)
    robot.run { feed.refreshControl?.endRefreshing() }
    try robot.settle()
  }

  @Test func workThatIsDoneEndsRefreshing() async throws {
    let feed = Feed()
    let robot = robot(feed)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    feed.onRefresh(untilDone: { for await _ in gate { return } })
    try robot.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
    #expect(feed.refreshControl?.isRefreshing == true)
    open.yield()
    try await robot.idle()
    #expect(feed.refreshControl?.isRefreshing == false)
  }
}
