import Dispatch
import Foundation
import UIKitLoop

/// A program under the system's loop, for `SystemLoopProcessTests`: says what ran, then how much
/// processor time an idle half second took, in milliseconds.
@main @MainActor final class LoopProbe {
  static func main() {
    LoopProbe().run()
  }

  private let loop = SystemLoop.shared
  private var seen: Set<String> = []

  private func run() {
    loop.schedule(after: 0.01) { self.saw("schedule") }
    loop.requestFrame { self.saw("frame") }
    Task { saw("task") }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.saw("dispatch") } }
    let timer = Timer(timeInterval: 0.02, repeats: false) { _ in
      MainActor.assumeIsolated { self.saw("timer") }
    }
    RunLoop.main.add(timer, forMode: .default)
    Thread.detachNewThread { SystemLoop.shared.perform { self.saw("thread") } }
    loop.run()
    print("stopped")
  }

  private func saw(_ what: String) {
    seen.insert(what)
    guard seen.count == 6 else { return }
    print(seen.sorted().joined(separator: " "))
    let before = Self.processorTime
    loop.schedule(after: 0.5) {
      print(Int((Self.processorTime - before) * 1000))
      self.loop.stop()
    }
  }

  /// What this process has used of the processor so far, in seconds.
  private static var processorTime: TimeInterval {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> TimeInterval {
      TimeInterval(time.tv_sec) + TimeInterval(time.tv_usec) / 1e6
    }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
