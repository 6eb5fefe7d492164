import Foundation
import Testing
import UIKit

/// Devices by the names that they have on a command line.
@Suite struct HostDeviceTests {
  @Test func knownNames() {
    #expect(HostDevice(named: "phone") == .phone)
    #expect(HostDevice(named: "pad") == .pad)
  }

  @Test(
    "width and height, and if need be pixels a point",
    arguments: [
      ("320x480", CGSize(width: 320, height: 480), 2.0, UIUserInterfaceIdiom.phone),
      ("1024x768", CGSize(width: 1024, height: 768), 2, .pad),
      ("390x844@1.5", CGSize(width: 390, height: 844), 1.5, .phone),
      ("1e9x50@99", CGSize(width: 16384, height: 50), 8, .phone),
    ])
  func sizes(name: String, size: CGSize, scale: Double, idiom: UIUserInterfaceIdiom) throws {
    let device = try #require(HostDevice(named: name))
    #expect(device.size == size && device.scale == scale && device.idiom == idiom)
  }

  @Test(
    "what is none",
    arguments: [
      "", "x", "tablet", "390", "390x", "x844", "390x844x2", "390x844@", "390x844@0", "0x10",
      "-1x10",
      "nanx10", "infx10", "390x844@2@2", "a x b",
    ])
  func none(name: String) {
    #expect(HostDevice(named: name) == nil)
  }
}
