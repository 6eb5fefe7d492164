import Foundation
import UIKit

/// Whether the desktop is light or dark, as its settings portal says (`org.freedesktop.appearance`): GNOME, KDE and
/// others have it. It is asked through `gdbus`, in a process of its own, so that a portal that does not answer holds
/// nobody up.
@MainActor final class ColorScheme {
  /// Told of each answer, on the main actor.
  private let onAnswer: (UIUserInterfaceStyle) -> Void
  private var process: Process?

  init(onAnswer: @escaping (UIUserInterfaceStyle) -> Void) {
    self.onAnswer = onAnswer
  }

  isolated deinit { process?.terminate() }

  /// Asks. Nothing is told when there is no portal, no `gdbus`, or no answer.
  func ask() {
    guard process == nil else { return }
    process = Self.run { [weak self] text in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(text) } }
    }
  }

  /// What the desktop says before anything is shown; nil when it takes longer than `seconds`.
  static func answer(within seconds: TimeInterval) -> UIUserInterfaceStyle? {
    let (box, done) = (Answer(), DispatchSemaphore(value: 0))
    let process = run { text in
      box.text = text
      done.signal()
    }
    guard let process else { return nil }
    guard done.wait(timeout: .now() + seconds) == .success else {
      process.terminate()
      return nil
    }
    return style(of: box.text)
  }

  private nonisolated final class Answer: @unchecked Sendable {
    // Proof: it is written before the semaphore is signalled, and read after that was waited for.
    var text = ""
  }

  /// Without gdbus, or a bus to ask, there is no answer.
  private static func run(_ onEnd: @escaping @Sendable (String) -> Void) -> Process? {
    guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else { return nil }
    let asking = Process()
    asking.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    asking.arguments = [
      "gdbus", "call", "--session", "--timeout", "2", "--dest", "org.freedesktop.portal.Desktop",
      "--object-path", "/org/freedesktop/portal/desktop", "--method",
      "org.freedesktop.portal.Settings.Read", "org.freedesktop.appearance", "color-scheme",
    ]
    let answer = Pipe()
    asking.standardInput = FileHandle.nullDevice
    asking.standardOutput = answer
    asking.standardError = FileHandle.nullDevice
    let reader = answer.fileHandleForReading
    asking.terminationHandler = { _ in
      onEnd(String(decoding: reader.availableData, as: UTF8.self))
    }
    return (try? asking.run()) == nil ? nil : asking
  }

  private func take(_ text: String) {
    process = nil
    if let style = Self.style(of: text) { onAnswer(style) }
  }

  /// What an answer like `(<<uint32 1>>,)` means: 1 is dark, 2 light, 0 says that there is no preference.
  nonisolated static func style(of answer: String) -> UIUserInterfaceStyle? {
    guard let range = answer.range(of: "uint32 "),
      let number = Int(answer[range.upperBound...].prefix { $0.isNumber })
    else { return nil }
    return number == 1 ? .dark : .light
  }
}
