import Foundation
import Testing

@testable import UIKitGraphics

@Suite struct CGBlendModeTests {
  private func mix(_ mode: CGBlendMode, _ source: RGBA, _ backdrop: RGBA) -> RGBA {
    let picture = image(width: 4, height: 4, background: CGColor(rgba: backdrop)) { context in
      context.setBlendMode(mode)
      context.setFillColor(CGColor(rgba: source))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    return picture.color(x: 0, y: 0)!
  }

  /// Each separable mode by its formula: backdrop and source, for each component.
  private static let formulas: [(CGBlendMode, @Sendable (CGFloat, CGFloat) -> CGFloat)] = [
    (.normal, { _, s in s }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
    (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }), (.difference, { abs($0 - $1) }),
    (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
    (.hardLight, { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
    (.overlay, { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
    (.colorDodge, { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }),
    (.colorBurn, { b, s in b == 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }),
    (.plusLighter, { min(1, $0 + $1) }), (.copy, { _, s in s }),
  ]

  @Test func separableModesFollowTheirFormulas() {
    let backdrop = RGBA(red: 0.2, green: 0.6, blue: 0.9, alpha: 1)
    let source = RGBA(red: 0.7, green: 0.3, blue: 0.5, alpha: 1)
    for (mode, formula) in Self.formulas {
      let result = mix(mode, source, backdrop)
      let parts = [
        (result.red, backdrop.red, source.red), (result.green, backdrop.green, source.green),
        (result.blue, backdrop.blue, source.blue),
      ]
      for (found, b, s) in parts {
        #expect(abs(found - formula(b, s)) < 0.02, "\(mode): \(found) of \(b), \(s)")
      }
    }
  }

  @Test func luminosityKeepsTheBackdropsHue() {
    let result = mix(
      .luminosity, RGBA(red: 1, green: 1, blue: 1, alpha: 1),
      RGBA(red: 0.5, green: 0, blue: 0, alpha: 1))
    #expect(result.red > 0.99 && result.green > 0.9)
    let gray = mix(
      .saturation, RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1),
      RGBA(red: 0.8, green: 0.1, blue: 0.1, alpha: 1))
    #expect(abs(gray.red - gray.blue) < 0.01)
  }

  @Test(arguments: [
    CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .clear, .copy,
  ])
  func modesChangeOnlyWhatIsDrawnOn(mode: CGBlendMode) {
    let fill = image { context in
      context.setBlendMode(mode)
      context.setFillColor(.red)
      context.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setLineWidth(2)
      context.strokeLineSegments(between: [CGPoint(x: 2, y: 4), CGPoint(x: 30, y: 4)])
    }
    #expect(fill.hex(2, 20) == "ffffffff" && fill.hex(38, 38) == "ffffffff")
  }

  @Test func porterDuffModesOnATransparentPage() {
    func pixel(_ mode: CGBlendMode, _ x: Int) -> String {
      image(background: nil) { context in
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        context.setBlendMode(mode)
        context.setFillColor(.red)
        context.fill(CGRect(x: 10, y: 0, width: 20, height: 40))
      }.hex(x, 5)
    }
    let (red, blue, none) = ("ff0000ff", "0000ffff", "00000000")
    #expect(pixel(.sourceIn, 15) == red && pixel(.sourceIn, 25) == none)
    #expect(pixel(.sourceOut, 15) == none && pixel(.sourceOut, 25) == red)
    #expect(pixel(.sourceAtop, 15) == red && pixel(.sourceAtop, 25) == none)
    #expect(pixel(.destinationOver, 15) == blue && pixel(.destinationOver, 25) == red)
    #expect(pixel(.destinationIn, 15) == blue && pixel(.destinationOut, 15) == none)
    #expect(pixel(.destinationAtop, 15) == blue && pixel(.destinationAtop, 25) == red)
    #expect(pixel(.xor, 15) == none && pixel(.xor, 25) == red)
    #expect(pixel(.clear, 15) == none && pixel(.clear, 5) == blue)
  }
}
