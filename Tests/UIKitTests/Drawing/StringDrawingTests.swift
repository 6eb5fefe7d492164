import Foundation
import Testing
import UIKit

/// Strings that measure and draw themselves.
@MainActor @Suite struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let long = "The quick brown fox jumps over the lazy dog"

  /// Where ink lies in a picture of 200 x 100 points at scale 1.
  private func ink(_ draw: () -> Void) throws -> CGRect {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format)
    let image = try #require(renderer.image { _ in draw() }.cgImage)
    var found = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where try #require(image.color(x: x, y: y)).alpha > 0.2 {
        found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return found
  }

  @Test func sizeIsThatOfALabel() {
    let label = UILabel()
    label.font = font
    for text in ["Tiếng Việt", "日本語", "مرحبا", "a\nlonger"] {
      label.text = text
      label.numberOfLines = 0
      #expect(text.size(withAttributes: [.font: font]) == label.sizeThatFits(.zero))
      #expect((text as any NSStringDrawing).size(withAttributes: [.font: font]).height > 20)
    }
    #expect("".size(withAttributes: [.font: font]) == .zero)
  }

  @Test func withoutAFontItIsTwelvePoints() {
    let twelve = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)]
    #expect("Twelve".size() == "Twelve".size(withAttributes: twelve))
  }

  @Test func stringsOfBothKindsAreEqual() {
    let attributes = [NSAttributedString.Key.font: font]
    #expect(
      NSString(string: long).size(withAttributes: attributes)
        == long.size(withAttributes: attributes))
    #expect(
      NSAttributedString(string: long, attributes: attributes).size()
        == long.size(withAttributes: attributes))
  }

  @Test func drawsWhereItWasMeasured() throws {
    let attributes = [NSAttributedString.Key.font: font]
    let size = "Hxg".size(withAttributes: attributes)
    let found = try ink { "Hxg".draw(at: CGPoint(x: 30, y: 40), withAttributes: attributes) }
    #expect(CGRect(x: 30, y: 40, width: size.width, height: size.height).contains(found))
    #expect(found.width > size.width * 0.8)
  }

  @Test func wrapsIntoARectangleAndLeavesOutWhatDoesNotFit() throws {
    let rect = CGRect(x: 10, y: 10, width: 120, height: 52)
    let found = try ink { long.draw(in: rect, withAttributes: [.font: font]) }
    #expect(rect.insetBy(dx: -1, dy: 0).contains(found))
    #expect(found.height > 30, "two lines")
  }

  @Test func aBaselineIsTheOriginWithoutLineFragments() throws {
    let rect = CGRect(x: 20, y: 60, width: 0, height: 0)
    let found = try ink {
      "HHH".draw(with: rect, options: [], attributes: [.font: font], context: nil)
    }
    #expect(abs(found.maxY - 60) <= 1)
    let bounds = "HHH".boundingRect(
      with: .zero, options: [], attributes: [.font: font], context: nil)
    #expect(bounds.minY < -font.capHeight && bounds.maxY > 0)
  }

  @Test func boundsGrowInHeightWithinAWidth() {
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let bounds = long.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(bounds.origin == .zero)
    #expect(bounds.width <= 120)
    #expect(bounds.height > font.lineHeight * 3)
  }

  @Test func theLastLineThatFitsIsTruncated() throws {
    let rect = CGRect(x: 0, y: 0, width: 120, height: 26)
    let plain = try ink {
      long.draw(
        with: rect, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    }
    let truncated = try ink {
      long.draw(
        with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: [.font: font], context: nil)
    }
    #expect(truncated.width > plain.width, "an ellipsis follows what a wrapped line would hold")
  }

  @Test func shrinksAsFarAsItMay() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let room = CGSize(width: 150, height: 30)
    let options: NSStringDrawingOptions = .usesLineFragmentOrigin
    let text = "Twenty-two characters."
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let bounds = text.boundingRect(
      with: room, options: options, attributes: attributes, context: context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor > 0.5)
    #expect(bounds.height <= 30 && bounds.width <= 150)
    #expect(context.totalBounds == bounds)
    _ = String(repeating: long, count: 9).boundingRect(
      with: room, options: options, attributes: attributes, context: context)
    #expect(context.actualScaleFactor == 0.5)
  }

  @Test func numbersThatMakeNoSenseAreNoLimit() {
    for size in [
      CGSize(width: CGFloat.nan, height: -1), CGSize(width: -5, height: CGFloat.infinity),
    ] {
      let bounds = long.boundingRect(
        with: size, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
      #expect(bounds.size == long.size(withAttributes: [.font: font]))
    }
    "outside of any drawing".draw(at: CGPoint(x: CGFloat.nan, y: 0))
  }
}
