import Testing
import UIKit

@Suite struct UIColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r * 255, g * 255, b * 255, a * 100].map { Int($0.rounded()) }
  }

  @Test(arguments: [
    (UIColor.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
    (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
    (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
    (.systemOrange, [255, 149, 0, 100], [255, 159, 10, 100]),
    (.systemYellow, [255, 204, 0, 100], [255, 214, 10, 100]),
    (.systemPink, [255, 45, 85, 100], [255, 55, 95, 100]),
    (.systemPurple, [175, 82, 222, 100], [191, 90, 242, 100]),
    (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
    (.systemGray3, [199, 199, 204, 100], [72, 72, 74, 100]),
    (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
    (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
    (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
    (.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
    (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
    (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
    (.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
    (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
    (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
    (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
    (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
    (.opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
    (.link, [0, 122, 255, 100], [9, 132, 255, 100]),
  ])
  func systemColoursAreApples(color: UIColor, inLight: [Int], inDark: [Int]) {
    #expect(bytes(color, light) == inLight)
    #expect(bytes(color, dark) == inDark)
  }

  @Test func dynamicOnesAreAskedEachTime() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
    let half = color.withAlphaComponent(0.5)
    #expect(bytes(half, dark) == [255, 255, 255, 50])
    dark.performAsCurrent { #expect(color.cgColor == UIColor.white.cgColor) }
    light.performAsCurrent { #expect(color.cgColor == UIColor.black.cgColor) }
  }

  @Test func graysTellTheirWhite() {
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    white = -1
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == -1 && alpha == 0.5)
  }

  @Test func displayP3IsBroughtIntoSRGB() {
    #expect(
      bytes(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5), light) == [255, 255, 255, 50])
    #expect(
      bytes(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1), light) == [
        128, 128, 128, 100,
      ])
    // sRGB's own red, which in P3 is 0.9176 0.2003 0.1386.
    let red = bytes(UIColor(displayP3Red: 0.9176, green: 0.2003, blue: 0.1386, alpha: 1), light)
    #expect(red[0] >= 254 && red[1] <= 2 && red[2] <= 2)
    #expect(
      bytes(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), light) == [255, 0, 0, 100])
  }

  @Test func textColoursOfOldAreFixed() {
    #expect(bytes(.lightText, dark) == [255, 255, 255, 60])
    #expect(bytes(.darkText, dark) == [0, 0, 0, 100])
  }

  @Test func hueAndBackAgain() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.75, alpha: 1)
      .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - 0.6) < 1e-6 && abs(s - 0.5) < 1e-6 && abs(b - 0.75) < 1e-6 && a == 1)
  }
}
