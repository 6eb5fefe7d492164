import Testing
import TouchUp
import UIKit

/// Events as a sequence and as a value to wait for.
@MainActor @Suite(.serialized) struct ControlEventsSequenceTests {
  @Test func givesEachEventInOrder() async {
    let button = UIButton()
    let events = button.events([.touchDown, .touchUpInside])
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    var iterator = events.makeAsyncIterator()
    var seen: [UIControl.Event] = []
    for _ in 0..<3 {
      if let event = await iterator.next(isolation: MainActor.shared) { seen.append(event) }
    }
    #expect(seen == [.touchDown, .touchUpInside, .touchDown])
  }

  @Test func endsWithTheControlWhileTheLoopWaits() async {
    weak var gone: UIButton?
    var button: UIButton? = UIButton()
    gone = button
    let events = button!.events(.touchUpInside)
    let loop = Task { @MainActor in
      var count = 0
      for await _ in events { count += 1 }
      return count
    }
    await Task.yield()
    button?.sendActions(for: .touchUpInside)
    button = nil
    #expect(gone == nil)
    #expect(await loop.value == 1)
  }

  @Test func aCancelledTaskLeavesNothingBehind() async {
    let button = UIButton()
    let events = button.events(.touchUpInside)
    #expect(button.allControlEvents == .touchUpInside)
    let loop = Task { @MainActor in
      for await _ in events {}
    }
    await Task.yield()
    loop.cancel()
    await loop.value
    // The handler is removed in a task of its own.
    for _ in 0..<20 where button.allControlEvents != [] { await Task.yield() }
    #expect(button.allControlEvents == [])
  }

  @Test func nextResumesOnceWithTheEvent() async {
    let button = UIButton()
    let waiting = Task { @MainActor in await button.next([.touchDown, .touchUpInside]) }
    while button.allControlEvents.isEmpty { await Task.yield() }
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(await waiting.value == .touchUpInside)
  }

  @Test func nextKeepsNoScreenAliveAndEndsWithIt() async {
    @MainActor final class Screen {
      let button = UIButton()
    }
    var screen: Screen? = Screen()
    weak let button = screen?.button
    let waiting = Task { @MainActor [weak screen] in await screen?.button.next(.touchUpInside) }
    while button?.allControlEvents.isEmpty == true { await Task.yield() }
    screen = nil
    #expect(button == nil)
    #expect(await waiting.value == .some(nil))
  }

  @Test func nextOfACancelledTaskIsNil() async {
    let button = UIButton()
    let waiting = Task { @MainActor in await button.next(.touchUpInside) }
    while button.allControlEvents.isEmpty { await Task.yield() }
    waiting.cancel()
    #expect(await waiting.value == nil)
    for _ in 0..<20 where !button.allControlEvents.isEmpty { await Task.yield() }
    #expect(button.allControlEvents == [])
  }

  @Test func onlyTheNewestWhenAskedFor() async {
    let button = UIButton()
    let events = button.events(
      [.touchDown, .touchUpInside], bufferingPolicy: .bufferingNewest(1))
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next(isolation: MainActor.shared) == .touchUpInside)
  }
}
