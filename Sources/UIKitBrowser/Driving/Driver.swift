import Foundation
import UIKit
import UIKitLoop

/// Does what scripts ask for, by the same events that a person's hands make.
@MainActor final class Driver {
  let loop: any MainLoop
  private let size: CGSize
  private(set) weak var input: HostInput?
  /// Tells a script's fingers from those of pages.
  private var nextFinger = 1 << 30

  init(loop: any MainLoop, size: CGSize, input: HostInput) {
    self.loop = loop
    self.size = size
    self.input = input
  }

  /// What is on the screen.
  func elements() throws(DriveError) -> [HostElement] {
    guard let input else { throw .noApp }
    return input.elements()
  }

  /// Does it, and replies when it is done and the app has had a frame to answer.
  func carryOut(
    _ command: DriveCommand, reply: @escaping @Sendable (WebAnswer) -> Void
  ) {
    do throws(DriveError) {
      try begin(command, reply)
    } catch {
      reply(error.answer)
    }
  }

  private func begin(
    _ command: DriveCommand, _ reply: @escaping @Sendable (WebAnswer) -> Void
  ) throws(DriveError) {
    switch command {
    case .tap(let target):
      try whenTouchable(target, reply) { [self] place, element in
        play(.tap(at: place)) { reply(Self.done(element)) }
      }
    case .type(let text, let target):
      let element = try target.map { target throws(DriveError) in try focus(target) }
      try checkEditing(in: element)
      type(text)
      finish { reply(Self.done(element)) }
    case .key(let key):
      var translator = InputTranslator()
      var up = key
      up.phase = .up
      for event in translator.events(for: .key(key)) + translator.events(for: .key(up)) {
        input?.send(event)
      }
      finish { reply(Self.done(nil)) }
    case .drag(let from, let to, let seconds):
      try whenTouchable(from, reply) { [self] start, element throws(DriveError) in
        let (end, _) = try place(of: to)
        play(.drag(from: start, to: end, seconds: seconds)) { reply(Self.done(element)) }
      }
    case .swipe(let direction, let target):
      try swipe(direction, target, reply)
    case .scroll(let target, let dx, let dy):
      let (place, element) = try place(of: target)
      input?.send(.scroll(HostScroll(.loose, at: place, by: CGVector(dx: dx, dy: dy))))
      finish { reply(Self.done(element)) }
    case .act(let action, let target):
      let element = action == .escape ? nil : try target.find(in: elements())
      if let element, !element.isEnabled, [.activate, .increment, .decrement].contains(action) {
        throw .notUsable(element.words, why: "is disabled")
      }
      input?.send(.action(action, on: element?.id ?? 0))
      finish { reply(Self.done(element)) }
    case .wait(let seconds):
      wait(seconds, reply)
    case .advance(let seconds):
      guard let loop = loop as? VirtualLoop else { throw .clockRuns }
      loop.advance(by: seconds)
      reply(Self.done(nil))
    }
  }

  // MARK: Places

  /// Where to touch: a point, or the middle of what shows of an element, which is scrolled into sight for that.
  func place(
    of target: DriveTarget
  ) throws(DriveError) -> (CGPoint, HostElement?) {
    if let point = target.point { return (point, nil) }
    var element = try target.find(in: elements())
    if element.visibleFrame.isEmpty {
      show(element)
      element = try DriveTarget(id: element.id).find(in: elements())
    }
    guard element.isEnabled else { throw .notUsable(element.words, why: "is disabled") }
    let seen = element.visibleFrame
    guard !seen.isEmpty else {
      throw .notUsable(element.words, why: "cannot be scrolled into sight")
    }
    return (CGPoint(x: seen.midX, y: seen.midY), element)
  }

  private func focus(_ target: DriveTarget) throws(DriveError) -> HostElement {
    let element = try target.find(in: elements())
    guard element.isEnabled else { throw .notUsable(element.words, why: "is disabled") }
    input?.sendNow(.action(.focus, on: element.id))
    return element
  }

  /// What is typed goes where it is meant to go.
  private func checkEditing(in element: HostElement?) throws(DriveError) {
    let all = try elements().flatMap(\.selfAndDescendants)
    guard let element else {
      guard all.contains(where: \.isEdited) else { throw .nothingEdited }
      return
    }
    let now = all.first { $0.id == element.id }
    guard now?.selfAndDescendants.contains(where: \.isEdited) == true else {
      throw .notUsable(element.words, why: "takes no text")
    }
  }

  private func show(_ element: HostElement) {
    input?.sendNow(.action(.show, on: element.id))
  }

  private func swipe(
    _ direction: DriveCommand.Direction, _ target: DriveTarget?,
    _ reply: @escaping @Sendable (WebAnswer) -> Void
  ) throws(DriveError) {
    var area = CGRect(origin: .zero, size: size)
    if let target {
      if let point = target.point {
        area = CGRect(x: point.x - 100, y: point.y - 100, width: 200, height: 200)
      } else {
        return try whenTouchable(target, reply) { [self] _, element in
          swipe(direction, over: element?.visibleFrame ?? area) { reply(Self.done(element)) }
        }
      }
    }
    swipe(direction, over: area) { reply(Self.done(nil)) }
  }

  private func swipe(
    _ direction: DriveCommand.Direction, over area: CGRect,
    then done: @escaping @MainActor () -> Void
  ) {
    let middle = CGPoint(x: area.midX, y: area.midY)
    let across = area.width / 4
    let down = area.height / 4
    let way: CGPoint =
      switch direction {
      case .up: CGPoint(x: 0, y: -down)
      case .down: CGPoint(x: 0, y: down)
      case .left: CGPoint(x: -across, y: 0)
      case .right: CGPoint(x: across, y: 0)
      }
    let path = FingerPath.drag(
      from: CGPoint(x: middle.x - way.x, y: middle.y - way.y),
      to: CGPoint(x: middle.x + way.x, y: middle.y + way.y), seconds: 0.12, isThrown: true)
    play(path, then: done)
  }

  // MARK: Words

  /// Line by line, with the key for a new line between them.
  private func type(_ text: String) {
    // NB: Windows' end of a line is one character for Swift, and another one than "\n".
    let lines = text.split(omittingEmptySubsequences: false) {
      ["\n", "\r\n", "\r"].contains($0)
    }
    for (index, line) in lines.enumerated() {
      if index > 0 {
        input?.send(.key(HostKey(.down, .keyboardReturnOrEnter, characters: "\r")))
        input?.send(.key(HostKey(.up, .keyboardReturnOrEnter)))
      }
      if !line.isEmpty {
        input?.send(.composition(HostComposition(String(line), isFinal: true)))
      }
    }
  }

  // MARK: Time

  private func play(_ path: FingerPath, then done: @escaping @MainActor () -> Void) {
    let finger = nextFinger
    nextFinger += 1
    for moment in path.moments {
      let touch = HostTouch(id: finger, phase: moment.phase, location: moment.place)
      if moment.time == 0 {
        input?.send(.touches([touch]))
      } else {
        loop.schedule(after: moment.time) { [weak self] in self?.input?.send(.touches([touch])) }
      }
    }
    finish(after: path.moments.last?.time ?? 0, done)
  }

  /// Two frames later: one that hands over what was sent, one that shows what came of it. A held clock goes on by so much.
  private func finish(after delay: TimeInterval = 0, _ done: @escaping @MainActor () -> Void) {
    let end = delay + 2.5 / 60
    loop.schedule(after: end) { done() }
    (loop as? VirtualLoop)?.advance(by: end)
  }

  private func wait(_ seconds: Double, _ reply: @escaping @Sendable (WebAnswer) -> Void) {
    if let loop = loop as? VirtualLoop {
      let isIdle = loop.runUntilIdle(limit: seconds)
      return reply(isIdle ? Self.done(nil) : DriveError.notIdle(seconds: seconds).answer)
    }
    look(until: loop.now + seconds, seconds, quiet: 0, reply)
  }

  /// Looks every frame, and is content when there was nothing to do three times on end: what a task of the app's goes on
  /// with between two frames begins meanwhile.
  private func look(
    until end: TimeInterval, _ seconds: Double, quiet: Int,
    _ reply: @escaping @Sendable (WebAnswer) -> Void
  ) {
    if quiet == 3 { return reply(Self.done(nil)) }
    guard loop.now <= end else { return reply(DriveError.notIdle(seconds: seconds).answer) }
    let isIdle = loop.isIdle
    let next = loop.schedule(after: 1.0 / 60) { [weak self] in
      guard let self else { return reply(DriveError.noApp.answer) }
      look(until: end, seconds, quiet: isIdle ? quiet + 1 : 0, reply)
    }
    next.keepsLoopBusy = false
  }

  private static func done(_ element: HostElement?) -> WebAnswer {
    struct Words: Encodable {
      var element: PageElement?
    }
    return .json(Words(element: element.map(PageElement.init(flat:))))
  }
}

extension HostElement {
  /// Whether what is typed goes to it.
  fileprivate var isEdited: Bool {
    guard isFocused else { return false }
    return switch role {
    case .textField, .secureField, .searchField, .textArea: true
    default: false
    }
  }
}
