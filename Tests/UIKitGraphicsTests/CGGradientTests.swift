import Foundation
import Testing

@testable import UIKitGraphics

@Suite struct CGGradientTests {
  private let redToBlue = CGGradient(
    colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [0, 1])!
  private let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

  @Test func linearColoursChangeAlongTheLine() {
    let picture = image { context in
      context.drawLinearGradient(
        redToBlue, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: both)
    }
    #expect(picture.hex(2, 20) == "ff0000ff" && picture.hex(38, 20) == "0000ffff")
    let middle = picture.color(x: 20, y: 5)!
    #expect(abs(middle.red - 0.5) < 0.05 && abs(middle.blue - 0.5) < 0.05)
  }

  @Test func optionsSayWhichEndGoesOn() {
    func ink(_ options: CGGradientDrawingOptions) -> CGRect {
      image { context in
        context.drawLinearGradient(
          redToBlue, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }.inkBox
    }
    #expect(ink([]) == CGRect(x: 10, y: 0, width: 20, height: 40))
    #expect(ink(.drawsBeforeStartLocation) == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(ink(.drawsAfterEndLocation) == CGRect(x: 10, y: 0, width: 30, height: 40))
    #expect(ink(both) == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func radialColoursChangeBetweenTheCircles() {
    func picture(_ options: CGGradientDrawingOptions) -> CGImage {
      image { context in
        context.drawRadialGradient(
          redToBlue, startCenter: CGPoint(x: 20, y: 20), startRadius: 5,
          endCenter: CGPoint(x: 20, y: 20), endRadius: 15, options: options)
      }
    }
    #expect(picture([]).hex(20, 20) == "ffffffff" && picture([]).hex(1, 1) == "ffffffff")
    #expect(picture(.drawsBeforeStartLocation).hex(20, 20) == "ff0000ff")
    #expect(picture(.drawsBeforeStartLocation).hex(1, 1) == "ffffffff")
    #expect(picture(.drawsAfterEndLocation).hex(1, 1) == "0000ffff")
    #expect(picture(.drawsAfterEndLocation).hex(20, 20) == "ffffffff")
  }

  @Test func madeOfOtherThingsThanColoursItIsNil() {
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil,
      count: 2)
    #expect(gray?.stops.last?.color.alpha == 0.5)
  }

  @Test func stopsAreSortedAndCanMakeAHardEdge() {
    let gradient = CGGradient(
      colors: [CGColor.red.rgba, CGColor.red.rgba, CGColor.blue.rgba, CGColor.blue.rgba],
      locations: [0, 0.5, 0.5, 1])
    let picture = image { context in
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    }
    #expect(picture.hex(18, 3) == "ff0000ff" && picture.hex(21, 3) == "0000ffff")
  }

  /// Clips of which some were set while edges were hard: Cairo does not cut such ones by itself.
  @Test(arguments: [0.1, 0.3, 0.8, 1.3, 2.2, 4.9] as [CGFloat])
  func turnedClipsCutEachOtherWhateverWasPaintedBetween(angle: CGFloat) {
    func picture(_ smooth: Bool) -> CGImage {
      image(width: 200, height: 200, background: nil) { context in
        context.translateBy(x: 100, y: 80)
        context.rotate(by: angle)
        context.addPath(
          CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 60), cornerWidth: 4, cornerHeight: 4,
            transform: nil))
        context.clip()
        context.setShouldAntialias(smooth)
        context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
        context.clip(to: CGRect(x: -20, y: 0, width: 60, height: 90))
        context.setShouldAntialias(true)
        context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
        context.clip(to: CGRect(x: -30, y: -40, width: 60, height: 100))
        context.fill(CGRect(x: -99, y: -99, width: 200, height: 200))
      }
    }
    #expect(picture(false).greatestDifference(from: picture(true)) < 0.3)
  }

  @Test(arguments: [0, 0.1, 0.3, 0.8, 1.3, 2.2, 4.9] as [CGFloat])
  func aTurnedGradientStaysInItsClip(angle: CGFloat) {
    func picture(_ options: CGGradientDrawingOptions) -> CGImage {
      image(width: 400, height: 400, background: nil) { context in
        context.scaleBy(x: 2, y: 2)
        context.translateBy(x: 100, y: 30)
        context.rotate(by: angle)
        context.addPath(
          CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 120), cornerWidth: 8,
            cornerHeight: 8,
            transform: nil))
        context.clip()
        context.drawLinearGradient(
          redToBlue, start: .zero, end: CGPoint(x: 0, y: 120), options: options)
      }
    }
    // The ends lie on the edges of the clip: what is beyond them does not show in any case.
    #expect(picture([]).greatestDifference(from: picture(both)) < 0.3)
  }
}
