import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Controllers presented, pushed and taken away at the worst moments, also within each other's calls, on a device that
/// turns and changes its look meanwhile. Whatever was asked for, what is left is whole.
@MainActor @Suite struct PresentationStormTests {
  // The last ones found faults when seeds were drawn at random.
  @Test(arguments: (1...40).map { UInt64($0) } + [2_452_613_216])
  func isWholeAfterAStorm(seed: UInt64) {
    let leaks = LeakCheck()
    let faults = PresentationStorm(seed: seed, leaks: leaks).rage(moments: 60)
    #expect(faults == [], "seed \(seed)")
    #expect(leaks.verifyAllReleased() == nil, "seed \(seed)")
  }
}
