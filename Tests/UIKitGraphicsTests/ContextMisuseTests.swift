import Foundation
import Testing

@testable import UIKitGraphics

/// Calls out of order and numbers that make no sense: the context goes on painting.
///
/// Cairo stops for good after its first error, so each test ends by painting something sound.
@Suite struct ContextMisuseTests {
  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, 1e-9, 1e9, -1e9, 1e30, 1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 5, 20,
  ]

  /// Whether a sound fill is painted after what `misuse` does, at once and from a display list.
  private func survives(_ misuse: (CGContext) -> Void) -> Bool {
    let direct = Bitmap(width: 40, height: 40)!
    let context = direct.makeContext()
    context.saveGState()
    misuse(context)
    context.restoreGState()
    return [direct, recorded(misuse)].allSatisfy(paints)
  }

  private func recorded(_ misuse: (CGContext) -> Void) -> Bitmap {
    let bitmap = Bitmap(width: 40, height: 40)!
    let context = bitmap.makeContext()
    context.saveGState()
    context.draw(DisplayList.record(clip: CGRect(x: 0, y: 0, width: 40, height: 40), misuse))
    context.restoreGState()
    return bitmap
  }

  /// In a context of its own the bitmap is sound; in the used one, Cairo has to be.
  private func paints(_ bitmap: Bitmap) -> Bool {
    let context = bitmap.makeContext()
    context.setFillColor(.green)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    return bitmap.makeImage()?.hex(20, 20) == "00ff00ff"
  }

  @Test func restoringAndEndingWithoutABeginning() {
    let picture = image { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.restoreGState()
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(picture.hex(20, 20) == "ff0000ff")
  }

  @Test func crossingEndsOfStatesAndLayers() {
    let picture = image { context in
      context.saveGState()
      context.beginTransparencyLayer()
      // Within the layer there is no state to restore: the one outside stays.
      context.restoreGState()
      context.saveGState()
      context.setFillColor(.red)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 40))
      context.restoreGState()
      context.fill(CGRect(x: 20, y: 0, width: 5, height: 40))
    }
    #expect(picture.hex(2, 30) == "000000ff")
    #expect(picture.hex(22, 30) == "000000ff")
  }

  @Test func layersThatAreNeverEndedAreLeftOut() {
    let bitmap = Bitmap(width: 40, height: 40)!
    do {
      let context = bitmap.makeContext()
      for _ in 0..<50 {
        context.saveGState()
        context.beginTransparencyLayer()
      }
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(bitmap.makeImage()?.hex(20, 20) == "00000000")
    let list = DisplayList.record { context in
      for _ in 0..<50 { context.beginTransparencyLayer() }
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    bitmap.makeContext().draw(list)
    #expect(bitmap.makeImage()?.hex(20, 20) == "000000ff")
  }

  @Test func thousandsOfStatesAndPaths() {
    let picture = image { context in
      for _ in 0..<10_000 { context.saveGState() }
      for _ in 0..<20_000 { context.restoreGState() }
      for index in 0..<20_000 { context.addLine(to: CGPoint(x: index % 40, y: index % 39)) }
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(picture.hex(20, 20) == "ff0000ff")
  }

  @Test func oddTransformsPaintNothingAndEndWithTheState() {
    for a in Self.odd {
      for b in Self.odd {
        let alive = survivesInside { context in
          context.concatenate(CGAffineTransform(a: a, b: 0, c: 0, d: b, tx: b, ty: a))
          context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
          context.concatenate(CGAffineTransform(a: 1, b: a, c: b, d: 1, tx: 0, ty: 0))
          context.clip(to: CGRect(x: 1, y: 1, width: 5, height: 5))
          context.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        #expect(alive, "\(a), \(b)")
      }
    }
  }

  /// Whether the same context still paints after `misuse` between save and restore.
  private func survivesInside(_ misuse: (CGContext) -> Void) -> Bool {
    let bitmap = Bitmap(width: 40, height: 40)!
    let context = bitmap.makeContext()
    context.saveGState()
    misuse(context)
    context.restoreGState()
    context.setFillColor(.green)
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    return bitmap.makeImage()?.hex(20, 20) == "00ff00ff"
  }

  @Test func oddNumbersEverywhere() {
    let picture = image(width: 3, height: 3) { $0.setFillColor(.red) }
    let gradient = CGGradient(colors: [.black, RGBA(red: 1, green: 0, blue: 0, alpha: 1)])
    for a in Self.odd {
      for b in Self.odd {
        let misuse = { (context: CGContext) in
          context.setLineWidth(a)
          context.setMiterLimit(b)
          context.setLineDash(phase: a, lengths: [b, a])
          context.stroke(CGRect(x: 5, y: 5, width: 20, height: 20))
          context.setLineDash(phase: 0, lengths: [])
          context.setAlpha(a)
          context.setShadow(offset: CGSize(width: a, height: b), blur: b, color: .red)
          context.fill(CGRect(x: a, y: b, width: b, height: a))
          context.setShadow(offset: .zero, blur: 0, color: nil)
          context.strokeEllipse(in: CGRect(x: a, y: 1, width: b, height: 9))
          context.addArc(
            center: CGPoint(x: a, y: 5), radius: b, startAngle: a, endAngle: b, clockwise: true)
          context.addArc(
            tangent1End: CGPoint(x: b, y: a), tangent2End: CGPoint(x: 3, y: 9), radius: a)
          context.fillPath()
          context.draw(picture, in: CGRect(x: a, y: b, width: b, height: a))
          context.drawLinearGradient(
            gradient, start: CGPoint(x: a, y: 0), end: CGPoint(x: 0, y: b), options: [])
          context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: a, y: 0), startRadius: b,
            endCenter: CGPoint(x: 0, y: b), endRadius: a, options: .drawsBeforeStartLocation)
          context.rotate(by: a)
          context.clear(CGRect(x: a, y: b, width: 1, height: 1))
          context.clip(to: CGRect(x: b, y: a, width: 3, height: 3), mask: picture)
          context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(survivesInside(misuse), "\(a), \(b)")
        #expect(survives(misuse), "\(a), \(b), recorded")
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func dashesTooFineToBeSeenTakeNoTime() {
    for dash in [1e-300, 1e-9, 1e-4, 0.01] as [CGFloat] {
      for cap in [CGLineCap.butt, .round, .square] {
        let picture = image { context in
          context.setLineDash(phase: 1e12, lengths: [dash])
          context.setLineCap(cap)
          context.setLineWidth(10)
          context.strokeLineSegments(between: [CGPoint(x: -1e6, y: 20), CGPoint(x: 1e6, y: 20)])
        }
        // Half of each pixel is covered, or all of it by round caps: never nothing.
        #expect(picture.hex(20, 20) != "ffffffff", "\(dash)")
      }
    }
  }

  @Test func dashesOfAFarReachingLineAreThoseOnTheScreen() {
    let picture = image { context in
      context.setLineDash(phase: 0, lengths: [10, 10])
      context.setLineWidth(10)
      context.strokeLineSegments(between: [CGPoint(x: -1e6, y: 20), CGPoint(x: 1e6, y: 20)])
    }
    #expect(picture.hex(5, 20) == "000000ff")
    #expect(picture.hex(15, 20) == "ffffffff")
    #expect(picture.hex(25, 20) == "000000ff")
  }

  @Test func gradientsWithFewOrUnsortedStops() {
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let cases: [([RGBA], [CGFloat]?)] = [
      ([], nil), ([red], nil), ([red], [7]), ([red, red], [1, 0]),
      ([red, red], [.nan, -.infinity]),
      ([red, red, red], [0.5]), ([red, red], [0.5, 0.5]),
    ]
    for (colors, locations) in cases {
      let picture = image { context in
        context.drawLinearGradient(
          CGGradient(colors: colors, locations: locations), start: .zero,
          end: CGPoint(x: 40, y: 0), options: [.drawsAfterEndLocation, .drawsBeforeStartLocation])
      }
      #expect(picture.hex(20, 20) == (colors.isEmpty ? "ffffffff" : "ff0000ff"))
    }
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test func anErrorOfCairosEndsWithWhatMadeIt() {
    struct Breaking: DisplayListDrawable {
      var bounds: CGRect { CGRect(x: 0, y: 0, width: 40, height: 40) }

      func draw(cairo: OpaquePointer, alpha: CGFloat) {
        for _ in 0..<100 { restoreCairo(cairo) }
      }
    }
    let picture = image { context in
      context.saveGState()
      context.draw(Breaking())
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.saveGState()
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
    }
    #expect(picture.hex(20, 20) == "ff0000ff")
  }

  @Test func listsWithinListsWithoutEnd() {
    var list = DisplayList.record { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
    for _ in 0..<5000 {
      let inner = list
      list = DisplayList.record { $0.draw(inner) }
    }
    let shown = list
    #expect(survivesInside { $0.draw(shown) })
  }
}

/// Cairo's own, to misuse it as another module could: a restore without a save is an error.
@_silgen_name("cairo_restore") private func restoreCairo(_ cairo: OpaquePointer)
