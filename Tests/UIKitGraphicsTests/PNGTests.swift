import Foundation
import Testing

@testable import UIKitGraphics

@Suite struct PNGTests {
  let picture = image(width: 20, height: 10) { context in
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clear(CGRect(x: 15, y: 0, width: 5, height: 10))
  }

  @Test func goesOutAndComesBackTheSame() throws {
    let back = try CGImage(pngData: picture.pngData())
    #expect(back.width == 20 && back.height == 10)
    #expect(back.hex(3, 3) == "ff0000ff" && back.hex(12, 3) == "ffffffff")
    #expect(back.hex(17, 3) == "00000000")
  }

  @Test func cutOffAnywhereIsAClearError() throws {
    let whole = try picture.pngData()
    for count in 0..<whole.count - 12 {
      #expect(throws: PNGError.self, "at \(count)") {
        try CGImage(pngData: whole.prefix(count))
      }
    }
    let count = whole.count - 30
    #expect(throws: PNGError.truncated(byteCount: count)) {
      try CGImage(pngData: whole.prefix(count))
    }
  }

  @Test func anImageOfNoPixelsOrFarTooManyIsRefusedByItsHeader() throws {
    let png = try picture.pngData()
    #expect(throws: PNGError.empty(width: 0, height: 10)) {
      try CGImage(pngData: png.withSize(0, 10))
    }
    #expect(throws: PNGError.tooLarge(width: 100_000, height: 10)) {
      try CGImage(pngData: png.withSize(100_000, 10))
    }
    #expect(throws: PNGError.tooLarge(width: 30_000, height: 30_000)) {
      try CGImage(pngData: png.withSize(30_000, 30_000))
    }
    #expect(throws: PNGError.truncated(byteCount: png.count)) {
      try CGImage(pngData: png.withSize(8_000, 8_000))
    }
  }

  @Test func damageIsFound() throws {
    var png = try picture.pngData()
    png[70] ^= 0xFF
    #expect(throws: PNGError.damaged) { try CGImage(pngData: png) }
    #expect(throws: PNGError.notPNG) { try CGImage(pngData: Data("GIF89a, no PNG".utf8)) }
    #expect(throws: PNGError.notPNG) { try CGImage(pngData: Data()) }
  }

  @Test func aMissingFileIsNamed() {
    #expect {
      try CGImage(pngFile: "/nowhere/at all.png")
    } throws: {
      "\($0)".contains("/nowhere/at all.png")
    }
  }
}

extension Data {
  /// The same PNG with another size in its header.
  fileprivate func withSize(_ width: UInt32, _ height: UInt32) -> Data {
    var copy = Data(self)
    for (offset, value) in [(16, width), (20, height)] {
      for byte in 0..<4 {
        copy[offset + byte] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * byte))
      }
    }
    return copy
  }
}
