import Foundation
import Synchronization
import UIKit
import UIKitLoop

/// What the server serves: the page, and to each viewer frames and words. On the server's thread, apart from what says
/// otherwise.
final class BrowserSite: WebSite {
  private struct State {
    var admission: Admission?
    /// Runs what is said on the main actor.
    var loop: any MainLoop = MainLoops.current
    var viewers = Viewers()
    /// Words that wait for their viewer to be able to take them.
    var words: [Int: [WebMessage]] = [:]
    /// Messages that the app has not heard yet.
    var unheard = 0
  }

  /// So many messages may wait for the app; a page that says more is not one of ours.
  private static let mostUnheard = 4096

  /// What there is to ask for, and how.
  static let paths: [String: String] = {
    var paths = ["/": "GET", "/socket": "GET", "/screenshot.png": "GET", "/elements.json": "GET"]
    for path in DriveCommand.paths { paths[path] = "POST" }
    return paths
  }()

  let frames = FrameStore()
  let elements = ElementStore()
  private let page: BrowserPage
  private let hello: ServerMessage
  private let app: AppSide
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameter log: told of each refusal, from any thread.
  init(
    page: BrowserPage, hello: ServerMessage, app: AppSide,
    log: @escaping @Sendable (String) -> Void
  ) {
    self.page = page
    self.hello = hello
    self.app = app
    write = log
  }

  /// The loop of the app, which has started. From any thread.
  func run(on loop: any MainLoop) { state.withLock { $0.loop = loop } }

  private var loop: any MainLoop { state.withLock { $0.loop } }

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
    guard request.path != "/" else { return reply(page.answer) }
    loop.perform { [app] in app.answer(request, reply: reply) }
  }

  func opened(_ viewer: Int) {
    frames.add(viewer)
    elements.add(viewer)
    state.withLock { state in
      state.viewers.add(viewer)
      state.words[viewer] = [
        hello.message, ServerMessage.control(state.viewers.inControl == viewer).message,
      ]
    }
    loop.perform { [app] in app.showAll() }
  }

  func closed(_ viewer: Int) {
    frames.remove(viewer)
    elements.remove(viewer)
    change { state in
      state.words[viewer] = nil
      state.viewers.remove(viewer)
    }
  }

  func received(_ data: Data, from viewer: Int) -> Bool {
    guard let (message, sentAt) = ClientMessage.read(data) else {
      log("refused: a message that is none, from viewer \(viewer)")
      return false
    }
    switch message {
    case .shown: frames.acknowledge(viewer)
    case .control: change { $0.viewers.give(to: viewer) }
    case .touches, .key, .composition, .scroll, .pasteboard, .action:
      return pass(message, sentAt: sentAt, from: viewer)
    }
    return true
  }

  func nextMessage(for viewer: Int) -> WebMessage? {
    let word = state.withLock { state -> WebMessage? in
      guard let first = state.words[viewer]?.first else { return nil }
      state.words[viewer]?.removeFirst()
      return first
    }
    // NB: elements after frames, so that nothing is there for a screen reader before it is seen.
    return word ?? frames.next(for: viewer).map { .binary($0.encoded()) }
      ?? elements.next(for: viewer)?.message
  }

  func log(_ line: String) { write(line) }

  /// Tells all who look. From the main actor.
  func tell(_ message: ServerMessage) {
    // NB: behind the elements that were written before, which are asked for after words: so with these.
    state.withLock { state in
      for viewer in state.words.keys {
        if let news = elements.next(for: viewer) { state.words[viewer]?.append(news.message) }
        state.words[viewer]?.append(message.message)
      }
    }
  }

  // MARK: What is said

  private func pass(_ message: ClientMessage, sentAt: Double?, from viewer: Int) -> Bool {
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
      app.take(message, sentAt: sentAt)
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
    if hasMoved { loop.perform { [app] in app.letGo() } }
  }
}
