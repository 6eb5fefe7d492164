import Testing
import UIKit

@testable import UIKitTestSupport

/// How far pictures may differ.
@MainActor @Suite struct SnapshotToleranceTests {
  @Test func letsRoundingPass() throws {
    let result = try compare(gray(100), gray(104), .standard)
    #expect(result == .same(off: 0))
  }

  @Test func seesAPixelThatIsFartherOff() throws {
    let result = try compare(gray(100), gray(110), .standard)
    #expect(
      result
        == .different(
          off: 100, of: 100, largest: 10, box: CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func exactMeansExact() throws {
    #expect(try compare(gray(100), gray(101), .exact) != .same(off: 0))
    #expect(try compare(gray(100), gray(100), .exact) == .same(off: 0))
  }

  @Test func aFewPixelsMayBeOff() throws {
    let spot = gray(100) { UIBezierPath(rect: CGRect(x: 4, y: 5, width: 1, height: 1)).fill() }
    let one = SnapshotTolerance(pixel: 0, total: 0.01)
    #expect(try compare(spot, gray(100), one) == .same(off: 1))
    guard case .different(1, 100, _, let box) = try compare(spot, gray(100), .exact) else {
      Issue.record("not seen")
      return
    }
    #expect(box == CGRect(x: 4, y: 5, width: 1, height: 1))
  }

  @Test func numbersAreClamped() {
    let tolerance = SnapshotTolerance(pixel: .nan, total: 7)
    #expect(tolerance == SnapshotTolerance(pixel: 0, total: 1))
    #expect(SnapshotTolerance(pixel: -1, total: -.infinity) == .exact)
  }

  /// A picture of 10 by 10 pixels in a gray of 255, with something in red on it.
  private func gray(_ level: CGFloat, _ draw: () -> Void = {}) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 10, height: 10)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: level / 255, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.red.setFill()
      draw()
    }
  }

  private func compare(
    _ actual: UIImage, _ expected: UIImage, _ tolerance: SnapshotTolerance
  ) throws -> PictureComparison.Result {
    PictureComparison(
      actual: try #require(actual.cgImage), expected: try #require(expected.cgImage)
    ).result(tolerance)
  }
}
