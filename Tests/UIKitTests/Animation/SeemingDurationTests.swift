import Foundation
import Testing
import UIKit
import UIKitLoop

/// Springs by the time they seem to take.
@MainActor @Suite struct SeemingDurationTests {
  /// x(t) = 1 - (1 + w t) e^(-w t) without bounce, w being 2 pi over the duration.
  @Test(arguments: [0, 0.3]) func aSpringByItsSeemingDurationIsExact(bounce: Double) {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(view)
    stage.advance(0.1)
    var finished: Bool?
    UIView.animate(springDuration: 0.5, bounce: bounce) {
      view.center.x = 105
    } completion: {
      finished = $0
    }
    let start = stage.loop.now
    let w = 2 * Double.pi / 0.5
    for _ in 0..<12 {
      stage.advance(1.0 / 60)
      let t = stage.loop.now - start
      let seen = Double(view.layer.presentation()?.position.x ?? 0)
      let z = 1 - bounce
      let d = w * (1 - z * z).squareRoot()
      let rest =
        bounce == 0
        ? (1 + w * t) * exp(-w * t)
        : exp(-z * w * t) * (cos(d * t) + z * w / d * sin(d * t))
      #expect(abs(seen - (5 + 100 * (1 - rest))) < 0.01)
    }
    stage.advance(3)
    #expect(finished == true && view.center.x == 105)
  }
}
