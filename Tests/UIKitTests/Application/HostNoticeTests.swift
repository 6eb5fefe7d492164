import Foundation
import Testing
import UIKit
import UIKitLoop

/// What an app tells its host, and what the host tells of its clipboard.
@Suite @MainActor struct HostNoticeTests {
  private let stage = Stage(device: .square)
  private let log = Log()

  private final class Log {
    var notices: [HostNotice] = []

    var copied: [String?] {
      notices.compactMap { if case .copied(let text) = $0 { .some(text) } else { nil } }
    }

    var carets: [CGRect?] {
      notices.compactMap { if case .caret(let rect) = $0 { .some(rect) } else { nil } }
    }
  }

  private var pasteboard: UIPasteboard { run { UIPasteboard.general } }

  private func run<Result>(_ body: () -> Result) -> Result {
    MainLoops.$current.withValue(stage.loop) { body() }
  }

  private func listen() {
    stage.host.onNotice = { [log] in log.notices.append($0) }
  }

  private func outside(_ text: String?) {
    stage.host.input?.send(.pasteboard(text))
    stage.advance(1.0 / 60)
  }

  @Test("what the app copies goes outside")
  func copies() {
    listen()
    pasteboard.string = "Xin chào"
    pasteboard.string = nil
    #expect(log.copied == ["Xin chào", nil])
  }

  @Test("what is copied outside comes in, is told once, and does not go back")
  func comesIn() {
    listen()
    let (pasteboard, count) = (pasteboard, Counter())
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: pasteboard, queue: nil
    ) { _ in count.add() }
    defer { NotificationCenter.default.removeObserver(token) }
    outside("東京")
    outside("東京")
    #expect(pasteboard.string == "東京" && pasteboard.hasStrings && pasteboard.changeCount == 1)
    #expect(count.value == 1 && log.copied == [])
    outside(nil)
    #expect(pasteboard.string == nil && !pasteboard.hasStrings && count.value == 2)
  }

  @Test("a key that pastes after it pastes it")
  func pastes() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    stage.root.addSubview(field)
    field.becomeFirstResponder()
    stage.advance(0.1)
    stage.host.input?.send(.pasteboard("abc"))
    stage.host.input?.send(
      .key(HostKey(.down, .keyboardV, characters: "v", modifiers: .command)))
    stage.advance(0.1)
    #expect(field.text == "abc")
  }

  @Test("it tells where the caret is, when that changes")
  func caret() throws {
    listen()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    stage.root.addSubview(field)
    stage.advance(0.1)
    #expect(log.notices == [])
    field.becomeFirstResponder()
    stage.advance(0.5)
    try #require(log.carets.count == 1)
    let first = try #require(log.carets[0])
    #expect(CGRect(x: 20, y: 40, width: 200, height: 40).contains(first))
    stage.host.input?.send(.key(HostKey(.down, .keyboardM, characters: "mmm")))
    stage.advance(0.5)
    let second = try #require(log.carets.last ?? nil)
    #expect(log.carets.count == 2 && second.minX > first.minX + 10)
    field.resignFirstResponder()
    stage.advance(0.5)
    #expect(log.carets.count == 3 && log.carets[2] == nil)
  }

  /// Notifications come on the main actor here, but are not said to.
  private final class Counter: @unchecked Sendable {
    // Proof: it is touched by the main thread's test alone, which posts what it counts.
    private(set) var value = 0
    func add() { value += 1 }
  }
}
