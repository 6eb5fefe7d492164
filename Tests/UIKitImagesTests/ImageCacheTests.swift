import Foundation
import Testing
import UIKitGraphics

@testable import UIKitImages

@Suite struct ImageCacheTests {
  private func image(_ side: Int) throws -> CGImage {
    let bitmap = try #require(Bitmap(width: side, height: side))
    return try #require(bitmap.makeImage())
  }

  @Test func theOnesUsedLongestAgoGo() throws {
    let cache = ImageCache<Int>(budget: 4000)
    for key in 0..<10 { cache.keep(try image(10), for: key) }
    #expect(cache.byteCount == 4000)
    #expect(cache[0] != nil)
    cache.keep(try image(10), for: 10)
    #expect(cache.byteCount <= 4000)
    #expect(cache[0] != nil)
    #expect(cache[10] != nil)
    #expect(cache[1] == nil)
  }

  @Test func oneThatIsLargerThanTheBudgetIsNotKept() throws {
    let cache = ImageCache<Int>(budget: 1000)
    cache.keep(try image(10), for: 1)
    cache.keep(try image(100), for: 1)
    #expect(cache[1] == nil)
    #expect(cache.byteCount == 0)
  }

  @Test func aKeyIsCountedOnce() throws {
    let cache = ImageCache<Int>(budget: 10_000)
    for _ in 0..<5 { cache.keep(try image(10), for: 1) }
    #expect(cache.byteCount == 400)
    cache.remove(1)
    #expect(cache.byteCount == 0)
    cache.keep(try image(10), for: 2)
    cache.removeAll()
    #expect(cache[2] == nil && cache.byteCount == 0)
  }
}
