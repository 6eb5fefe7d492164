import Foundation

/// A real file with bytes changed at random, over and over: the same ones each time, so that a failure comes again.
struct Mutations {
  /// The files that are changed.
  static let names = [
    "sample.jpg", "sample.png", "sample.webp", "sample.heic", "sample.avif", "sample.tif",
    "sample.gif", "orientation_6.jpg", "grey.jpg", "cmyk.jpg",
  ]

  private let original: Data
  private var seed: UInt64

  init(of name: String) throws {
    original = try Photo.data(name)
    seed = UInt64(name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
  }

  /// The next one.
  mutating func next() -> Data {
    var data = original
    for _ in 0...random(8) {
      // Half of them where headers are.
      let place = random(2) == 0 ? random(min(600, data.count)) : random(data.count)
      data[place] = UInt8(random(256))
    }
    return random(4) == 0 ? data.prefix(random(data.count) + 1) : data
  }

  /// A linear congruence.
  private mutating func random(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % limit
  }
}
