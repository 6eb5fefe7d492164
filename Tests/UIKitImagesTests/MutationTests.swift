import Foundation
import Testing
import UIKitGraphics

@testable import UIKitImages

/// Real files with bytes changed at random: each is an image or an error, never a crash.
@Suite struct MutationTests {
  private static let names = [
    "sample.jpg", "sample.png", "sample.webp", "sample.heic", "sample.avif", "sample.tif",
    "sample.gif", "orientation_6.jpg", "grey.jpg", "cmyk.jpg",
  ]

  @Test(arguments: names)
  func twoHundredOfEach(name: String) throws {
    let original = try Photo.data(name)
    var seed = UInt64(name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    // A linear congruence, so that a failure comes again.
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var (images, faults) = (0, 0)
    for _ in 0..<200 {
      var data = original
      for _ in 0...random(8) {
        // Half of them where headers are.
        let place = random(2) == 0 ? random(min(600, data.count)) : random(data.count)
        data[place] = UInt8(random(256))
      }
      if random(4) == 0 { data = data.prefix(random(data.count) + 1) }
      do {
        let image = try ImageDecoder.image(
          of: .data(data, name: name), target: .within(CGSize(width: 64, height: 64)))
        #expect(max(image.width, image.height) <= 64)
        images += 1
      } catch {
        faults += 1
      }
    }
    #expect(images + faults == 200)
    // Otherwise nothing would have been tried.
    #expect(faults > 5, "\(name): \(images) images, \(faults) faults")
  }
}
