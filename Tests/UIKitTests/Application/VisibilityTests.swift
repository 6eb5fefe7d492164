import Foundation
import Testing
import UIKit
import UIKitLoop

/// An app that is hidden, seen again, and told to end by its host.
@Suite @MainActor struct VisibilityTests {
  private final class Log: NSObject, UIApplicationDelegate {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      calls.append("foreground")
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      calls.append("\(url.lastPathComponent) \(options[.openInPlace] as? Bool == true)")
      return true
    }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("ends") }
  }

  private let stage = Stage(device: .square)
  private let log = Log()

  private func send(_ event: HostEvent) {
    stage.host.input?.send(event)
    stage.advance(0.1)
  }

  @Test("one that is hidden is told, draws nothing, and goes on when it is seen")
  func hides() {
    stage.application.delegate = log
    send(.visibility(isSeen: false))
    #expect(log.take() == ["resigns", "background"])
    #expect(stage.application.applicationState == .background)
    stage.forgetFrames()
    stage.root.backgroundColor = .systemRed
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { stage.root.alpha = 0.5 }
    stage.advance(2)
    send(.visibility(isSeen: false))
    #expect(stage.frames.isEmpty && log.take() == [] && stage.isIdle)
    send(.visibility(isSeen: true))
    #expect(log.take() == ["foreground", "active"] && !stage.frames.isEmpty)
    #expect(stage.application.applicationState == .active)
    send(.visibility(isSeen: true))
    #expect(log.take() == [])
  }

  @Test("a hidden one takes a new device and a clipboard")
  func hears() {
    send(.visibility(isSeen: false))
    send(.device(HostDevice.square.with(style: .dark)))
    send(.pasteboard("abc"))
    let text = MainLoops.$current.withValue(stage.loop) { UIPasteboard.general.string }
    #expect(stage.root.traitCollection.userInterfaceStyle == .dark && text == "abc")
  }

  @Test("one that is to end is told of each step, once")
  func quits() {
    stage.application.delegate = log
    send(.quit)
    #expect(log.take() == ["resigns", "background", "ends"] && stage.host.input == nil)
    stage.application.finish()
    stage.advance(1)
    #expect(log.take() == [])
  }

  @Test("files that are given to it go to the delegate one by one")
  func opens() {
    let files = ["/tmp/a.png", "/tmp/b c.jpg"].map { URL(fileURLWithPath: $0) }
    send(.open(files))
    stage.application.delegate = log
    send(.open(files))
    #expect(log.take() == ["a.png true", "b c.jpg true"])
  }

  @Test("over texts that can be edited or selected the pointer is another")
  func pointer() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    text.text = "Text"
    let fixed = UITextView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    (fixed.isEditable, fixed.isSelectable) = (false, false)
    for view in [field, text, fixed] { stage.root.addSubview(view) }
    stage.advance(0.1)
    let seen = [20, 120, 220, 320].map {
      stage.host.input?.pointer(at: CGPoint(x: 50, y: CGFloat($0)))
    }
    #expect(seen == [.text, .text, .arrow, .arrow])
    #expect(stage.host.input?.pointer(at: CGPoint(x: CGFloat.nan, y: 0)) == .arrow)
  }
}
