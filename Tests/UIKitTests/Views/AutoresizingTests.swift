import Foundation
import Testing
import UIKit

/// What gives way when a superview grows from 100 to 200 points, in each of the eight ways.
@MainActor @Suite struct AutoresizingTests {
  /// A child from 20 to 60 of 100: margins of 20 and 40 around a length of 40.
  private static let table: [(mask: UIView.AutoresizingMask, start: CGFloat, length: CGFloat)] = [
    ([], 20, 40),
    (.flexibleLeftMargin, 120, 40),
    (.flexibleWidth, 20, 140),
    (.flexibleRightMargin, 20, 40),
    ([.flexibleLeftMargin, .flexibleWidth], 20 + 100 * 20 / 60, 40 + 100 * 40 / 60),
    ([.flexibleWidth, .flexibleRightMargin], 20, 90),
    ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 * 20 / 60, 40),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 80),
  ]

  private static let upright: [(UIView.AutoresizingMask, UIView.AutoresizingMask)] = [
    (.flexibleLeftMargin, .flexibleTopMargin), (.flexibleWidth, .flexibleHeight),
    (.flexibleRightMargin, .flexibleBottomMargin),
  ]

  private func turned(_ mask: UIView.AutoresizingMask) -> UIView.AutoresizingMask {
    Self.upright.reduce(into: []) { if mask.contains($1.0) { $0.formUnion($1.1) } }
  }

  private func frame(_ mask: UIView.AutoresizingMask, to size: CGSize) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.bounds.size = size
    return child.frame
  }

  @Test(arguments: 0..<8) func across(row: Int) {
    let (mask, start, length) = Self.table[row]
    let frame = frame(mask, to: CGSize(width: 200, height: 100))
    #expect(abs(frame.minX - start) < 1e-9 && abs(frame.width - length) < 1e-9)
    #expect(frame.minY == 20 && frame.height == 40)
  }

  @Test(arguments: 0..<8) func down(row: Int) {
    let (mask, start, length) = Self.table[row]
    let frame = frame(turned(mask), to: CGSize(width: 100, height: 200))
    #expect(abs(frame.minY - start) < 1e-9 && abs(frame.height - length) < 1e-9)
    #expect(frame.minX == 20 && frame.width == 40)
  }

  @Test func aSuperviewThatDoesNotResizeLeavesAllAlone() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = .flexibleWidth
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.frame.size.width = 300
    #expect(child.frame.width == 100)
  }

  @Test func aLengthDoesNotBecomeNegative() {
    #expect(frame(.flexibleWidth, to: CGSize(width: 10, height: 100)).width == 0)
    let empty = frame([.flexibleWidth, .flexibleHeight], to: .zero)
    #expect(empty.size == .zero)
  }
}
