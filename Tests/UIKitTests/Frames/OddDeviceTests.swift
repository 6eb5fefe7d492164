import Testing
import UIKit

/// A host that tells of devices that cannot be.
@MainActor @Suite struct OddDeviceTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 1e9, 1e300, 1e-300])
  func isBorneAndTheNextSoundOneIsShown(value: CGFloat) {
    let changes: [(String, (inout HostDevice) -> Void)] = [
      ("size", { $0.size = CGSize(width: value, height: value) }),
      ("width", { $0.size.width = value }), ("scale", { $0.scale = value }),
      (
        "insets",
        {
          $0.safeAreaInsets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        }
      ),
    ]
    for (name, change) in changes {
      let stage = Stage(device: .coarse)
      stage.root.backgroundColor = .green
      stage.root.addSubview(UIButton(type: .system))
      var device = HostDevice.coarse
      change(&device)
      _ = diagnostics {
        stage.host.change(to: device)
        stage.advance(0.05)
        stage.tap(20, 20)
      }
      let sides = [stage.root.frame.width, stage.root.frame.height, stage.root.safeAreaInsets.top]
      #expect(sides.allSatisfy { $0.isFinite }, "\(name) \(value)")
      stage.host.change(to: .coarse)
      stage.advance(0.05)
      #expect(stage.window.bounds.size == HostDevice.coarse.size, "\(name) \(value)")
      #expect(stage.color(200, 400) == 0x00FF00, "\(name) \(value)")
      #expect(stage.isIdle)
    }
  }
}
