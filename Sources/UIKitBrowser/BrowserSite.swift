import Foundation
import Synchronization
import UIKitLoop

/// What the server serves: the page, and to each viewer frames and words. On the server's thread, apart from what says
/// otherwise.
final class BrowserSite: WebSite {
  private struct State {
    var admission: Admission?
    var viewers = Viewers()
    /// Words that wait for their viewer to be able to take them.
    var words: [Int: [WebMessage]] = [:]
    /// Messages that the app has not heard yet.
    var unheard = 0
  }

  /// What the app's side is told, on the main actor.
  struct Calls: Sendable {
    var appeared: @MainActor @Sendable () -> Void
    var said: @MainActor @Sendable (ClientMessage) -> Void
    var controlMoved: @MainActor @Sendable () -> Void
    var picture: @MainActor @Sendable () -> Data?
    var log: @Sendable (String) -> Void
  }

  /// So many messages may wait for the app; a page that says more is not one of ours.
  private static let mostUnheard = 4096

  let frames = FrameStore()
  private let page: BrowserPage
  private let hello: ServerMessage
  private let loop: any MainLoop
  private let calls: Calls
  private let state = Mutex(State())

  init(page: BrowserPage, hello: ServerMessage, loop: any MainLoop, calls: Calls) {
    self.page = page
    self.hello = hello
    self.loop = loop
    self.calls = calls
  }

  /// Nobody is let in before. From any thread.
  func open(to admission: Admission) {
    state.withLock { $0.admission = admission }
  }

  // MARK: WebSite

  func refusal(of request: WebRequest) -> Refusal? {
    guard let admission = state.withLock({ $0.admission }) else { return .token }
    return admission.refusal(of: request)
  }

  func answer(_ request: WebRequest, reply: @escaping @Sendable (WebAnswer) -> Void) {
    guard request.path == "/screenshot.png" else { return reply(page.answer) }
    loop.perform { [calls] in
      guard let picture = calls.picture() else {
        return reply(.text(503, "There is no frame yet: ask again."))
      }
      reply(WebAnswer(status: 200, type: "image/png", body: picture))
    }
  }

  func opened(_ viewer: Int) {
    frames.add(viewer)
    state.withLock { state in
      state.viewers.add(viewer)
      state.words[viewer] = [
        hello.message, ServerMessage.control(state.viewers.inControl == viewer).message,
      ]
    }
    loop.perform { [calls] in calls.appeared() }
  }

  func closed(_ viewer: Int) {
    frames.remove(viewer)
    change { state in
      state.words[viewer] = nil
      state.viewers.remove(viewer)
    }
  }

  func received(_ data: Data, from viewer: Int) -> Bool {
    guard let message = ClientMessage(data) else {
      log("refused: a message that is none, from viewer \(viewer)")
      return false
    }
    switch message {
    case .shown: frames.acknowledge(viewer)
    case .control: change { $0.viewers.give(to: viewer) }
    case .touches, .key, .composition: return pass(message, from: viewer)
    }
    return true
  }

  func nextMessage(for viewer: Int) -> WebMessage? {
    let word = state.withLock { state -> WebMessage? in
      guard let first = state.words[viewer]?.first else { return nil }
      state.words[viewer]?.removeFirst()
      return first
    }
    return word ?? frames.next(for: viewer).map { .binary($0.encoded()) }
  }

  func log(_ line: String) { calls.log(line) }

  // MARK: What is said

  private func pass(_ message: ClientMessage, from viewer: Int) -> Bool {
    let (counts, isTooMuch) = state.withLock { state in
      guard state.viewers.inControl == viewer else { return (false, false) }
      state.unheard += 1
      return (true, state.unheard > Self.mostUnheard)
    }
    guard counts else { return true }
    guard !isTooMuch else {
      state.withLock { $0.unheard -= 1 }
      log("refused: more messages from viewer \(viewer) than the app can hear")
      return false
    }
    loop.perform { [self] in
      state.withLock { $0.unheard -= 1 }
      calls.said(message)
    }
    return true
  }

  /// Changes who there is, and tells those whose control came or went.
  private func change(_ body: (inout State) -> Void) {
    let hasMoved = state.withLock { state in
      let before = state.viewers.inControl
      body(&state)
      let after = state.viewers.inControl
      guard before != after else { return false }
      if let before { state.words[before]?.append(ServerMessage.control(false).message) }
      if let after { state.words[after]?.append(ServerMessage.control(true).message) }
      return true
    }
    if hasMoved { loop.perform { [calls] in calls.controlMoved() } }
  }
}
