import Foundation
import Testing

@testable import UIKitGraphics

/// Every kind of PNG there is: colour types, bit depths, interlaced or not.
@Suite struct PNGKindsTests {
  /// A kind, and the bytes of its one row of two pixels: the first darkest, the second lightest.
  struct Kind: CustomTestStringConvertible {
    let name: String
    let colorType: UInt8
    let depth: UInt8
    let row: [UInt8]
    var palette: [UInt8] = []
    var alphas: [UInt8] = []

    var testDescription: String { name }
  }

  static let kinds = [
    Kind(name: "gray 1", colorType: 0, depth: 1, row: [0b0100_0000]),
    Kind(name: "gray 2", colorType: 0, depth: 2, row: [0b0011_0000]),
    Kind(name: "gray 4", colorType: 0, depth: 4, row: [0x0F]),
    Kind(name: "gray 8", colorType: 0, depth: 8, row: [0, 255]),
    Kind(name: "gray 16", colorType: 0, depth: 16, row: [0, 0, 255, 255]),
    Kind(name: "gray and alpha 8", colorType: 4, depth: 8, row: [0, 255, 255, 255]),
    Kind(
      name: "gray and alpha 16", colorType: 4, depth: 16, row: [0, 0, 255, 255, 255, 255, 255, 255]),
    Kind(name: "colours 8", colorType: 2, depth: 8, row: [0, 0, 0, 255, 255, 255]),
    Kind(
      name: "colours 16", colorType: 2, depth: 16,
      row: [0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255]),
    Kind(
      name: "colours and alpha 8", colorType: 6, depth: 8, row: [0, 0, 0, 255, 255, 255, 255, 255]),
    Kind(
      name: "colours and alpha 16", colorType: 6, depth: 16,
      row: [0, 0, 0, 0, 0, 0, 255, 255] + [UInt8](repeating: 255, count: 8)),
    Kind(
      name: "palette 1", colorType: 3, depth: 1, row: [0b0100_0000],
      palette: [0, 0, 0, 255, 255, 255]),
    Kind(
      name: "palette 8 with alpha", colorType: 3, depth: 8, row: [0, 1],
      palette: [0, 0, 0, 255, 255, 255], alphas: [255]),
  ]

  @Test(arguments: kinds, [false, true]) func isRead(kind: Kind, interlaced: Bool) throws {
    let file = PNGFile(
      width: 2, height: 1, colorType: kind.colorType, depth: kind.depth, interlaced: interlaced)
    // Interlaced, the two pixels of one row are the first pixel of two passes.
    let rows = interlaced ? Self.passes(kind) : [kind.row]
    let image = try CGImage(pngData: file.data(kind.palette, kind.alphas, rows))
    #expect(image.width == 2 && image.height == 1)
    #expect(image.color(x: 0, y: 0) == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(image.color(x: 1, y: 0) == RGBA(red: 1, green: 1, blue: 1, alpha: 1))
  }

  /// The row's two pixels, each as a row of one.
  private static func passes(_ kind: Kind) -> [[UInt8]] {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind.colorType] ?? 1
    let bits = channels * Int(kind.depth)
    guard bits < 8 else {
      return [Array(kind.row.prefix(bits / 8)), Array(kind.row.dropFirst(bits / 8))]
    }
    let first = kind.row[0] & ~(0xFF >> UInt8(bits))
    return [[first], [kind.row[0] << UInt8(bits)]]
  }

  @Test func kindsThatDoNotExistAreDamage() {
    for (colorType, depth) in [(1, 8), (5, 8), (7, 8), (2, 4), (3, 16), (6, 1), (0, 0), (0, 255)] {
      let file = PNGFile(width: 2, height: 1, colorType: UInt8(colorType), depth: UInt8(depth))
      #expect(throws: PNGError.self) { try CGImage(pngData: file.data([], [], [[0, 0]])) }
    }
  }

  @Test func aPaletteThatIsMissingOrTooShortIsNoCrash() {
    let file = PNGFile(width: 2, height: 1, colorType: 3, depth: 8)
    #expect(throws: PNGError.self) { try CGImage(pngData: file.data([], [], [[0, 1]])) }
    // A pixel beyond the palette: libpng warns and paints black, or refuses.
    let image = try? CGImage(pngData: file.data([9, 9, 9], [], [[0, 200]]))
    #expect(image == nil || image?.width == 2)
  }
}
