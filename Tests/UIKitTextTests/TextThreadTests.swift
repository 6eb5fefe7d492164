import Foundation
import Testing
import UIKitGraphics

@testable import UIKitText

/// Text laid out, measured and drawn on several threads at once.
@Suite struct TextThreadTests {
  @Test func allThreadsGetTheSame() {
    let names = samples.keys.sorted()
    let expected = names.map { TextLayout(samples[$0]!).drawn() }
    let failures = NSLock()
    // NB: changed under the lock alone.
    nonisolated(unsafe) var failed: [String] = []
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<12 {
        let index = (thread + round) % names.count
        let size = CGFloat(10 + (thread * 31 + round) % 40)
        // Fonts and metrics made for the first time, by several threads.
        _ = UIFont.systemFont(ofSize: size).lineHeight
        _ = TextLayout(samples[names[index]]!, .systemFont(ofSize: size), width: 80, lines: 2)
        let drawn = TextLayout(samples[names[index]]!).drawn()
        if !drawn.hasSamePixels(as: expected[index]) {
          failures.withLock { failed.append(names[index]) }
        }
      }
    }
    #expect(failed.isEmpty)
  }
}
