import Foundation
import Testing
import UIKit

@testable import UIKitWindow

/// Scales, modifiers and what the desktop says of its colours.
@Suite struct WindowValuesTests {
  @Test("a window's units, its pixels and points")
  func scales() {
    let x11 = WindowScale(scale: 2, density: 1)
    #expect(x11.point(x: 100, y: 50) == CGPoint(x: 50, y: 25))
    #expect(x11.size(pixels: 780, 1688) == CGSize(width: 390, height: 844))
    #expect(
      x11.units(CGRect(x: 1, y: 2, width: 3, height: 4))
        == CGRect(x: 2, y: 4, width: 6, height: 8))
    let wayland = WindowScale(scale: 2, density: 2)
    #expect(wayland.point(x: 100, y: 50) == CGPoint(x: 100, y: 50))
    #expect(wayland.units(CGRect(x: 1, y: 2, width: 3, height: 4)).width == 3)
  }

  @Test(
    "the largest scale that fits",
    arguments: [(3840.0, 2100.0, 2.0), (1920, 1400, 1.5), (1920, 1050, 1), (800, 600, 1)])
  func fits(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) {
    let phone = CGSize(width: 390, height: 844)
    let room = CGSize(width: width, height: height)
    #expect(WindowScale.fitting(phone, into: room, wanted: 2) == scale)
    #expect(WindowScale.fitting(phone, into: room, wanted: 0.5) == 0.5)
  }

  @Test(
    "what the settings portal answers",
    arguments: [
      ("(<<uint32 1>>,)\n", UIUserInterfaceStyle.dark), ("(<<uint32 2>>,)\n", .light),
      ("(<<uint32 0>>,)\n", .light),
    ])
  func colors(_ answer: String, _ style: UIUserInterfaceStyle) {
    #expect(ColorScheme.style(of: answer) == style)
    #expect(ColorScheme.style(of: "") == nil && ColorScheme.style(of: "uint32 x") == nil)
  }

  @Test("modifiers as SDL has them")
  func modifiers() {
    #expect(WindowTranslator.flags(0x0001 | 0x0080) == [.shift, .control])
    #expect(
      WindowTranslator.flags(0x0100 | 0x0400 | 0x2000) == [.alternate, .command, .alphaShift])
    #expect(WindowTranslator.flags(0) == [])
  }
}
