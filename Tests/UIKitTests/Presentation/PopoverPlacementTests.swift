import Foundation
import Testing

@testable import UIKit

@Suite struct PopoverPlacementTests {
  private let space = CGRect(x: 10, y: 10, width: 780, height: 980)

  private func place(
    _ size: CGSize = CGSize(width: 320, height: 400), at source: CGRect,
    _ allowed: UIPopoverArrowDirection = .any
  ) -> PopoverPlacement {
    PopoverPlacement(size: size, source: source, space: space, allowed: allowed)
  }

  @Test("below its source when there is room, else above, else beside")
  func sides() {
    let top = place(at: CGRect(x: 300, y: 50, width: 100, height: 40))
    #expect(top.direction == .up)
    #expect(top.frame == CGRect(x: 190, y: 90, width: 320, height: 413))
    #expect(top.arrowOffset == 0)
    let bottom = place(at: CGRect(x: 300, y: 900, width: 100, height: 40))
    #expect(bottom.direction == .down && bottom.frame.maxY == 900)
    let tall = place(
      CGSize(width: 320, height: 800), at: CGRect(x: 10, y: 480, width: 100, height: 40))
    #expect(tall.direction == .left && tall.frame.minX == 110 && tall.frame.width == 333)
    let right = place(
      CGSize(width: 320, height: 800), at: CGRect(x: 690, y: 480, width: 100, height: 40))
    #expect(right.direction == .right && right.frame.maxX == 690)
  }

  @Test("at the edge it stays inside, and the arrow keeps pointing")
  func edges() {
    let left = place(at: CGRect(x: 20, y: 50, width: 60, height: 40))
    #expect(left.frame.minX == 10)
    // The tip is over the middle of the source.
    #expect(left.frame.midX + left.arrowOffset == 50)
    let corner = place(at: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(corner.frame.minX == 10)
    #expect(corner.arrowOffset == -(160 - 13 - 18.5))
  }

  @Test("only where it may point, smaller if need be")
  func permitted() {
    let source = CGRect(x: 300, y: 500, width: 100, height: 40)
    #expect(place(at: source, .down).direction == .down)
    #expect(place(at: source, [.left, .right]).direction == .left)
    let squeezed = place(
      CGSize(width: 320, height: 900), at: source, .up)
    #expect(squeezed.direction == .up && squeezed.frame.maxY == 990)
    #expect(squeezed.frame.minY == 540)
  }

  @Test("without an arrow in the middle of its source, inside the space")
  func noArrow() {
    let middle = place(at: CGRect(x: 400, y: 500, width: 0, height: 0), [])
    #expect(
      middle == place(at: CGRect(x: 400, y: 500, width: 0, height: 0), .unknown.subtracting(.any)))
    #expect(middle.direction == [])
    #expect(middle.frame == CGRect(x: 240, y: 300, width: 320, height: 400))
    #expect(place(CGSize(width: 5000, height: 5000), at: .zero, []).frame == space)
  }
}
