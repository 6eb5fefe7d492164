import Testing

@testable import UIKitBrowser

/// The pixels on their way to viewers.
@Suite struct FrameStoreTests {
  private let store = FrameStore()

  /// Writes a picture in which each pixel has a colour of its own.
  private func write(
    _ width: Int, _ height: Int, shade: UInt32 = 0, sentAt: Double = 0,
    _ rects: [Damage.Rect]? = nil
  ) {
    let pixels = (0..<UInt32(width * height)).map { 0xFF00_0000 | ($0 &* 77 &+ shade) & 0xFF_FFFF }
    pixels.withUnsafeBytes {
      store.write(
        rects ?? [.init(x: 0, y: 0, width: width, height: height)], width: width, height: height,
        bytesPerRow: width * 4, from: $0, answering: sentAt)
    }
  }

  @Test("red and blue change places, and all is opaque")
  func colours() throws {
    store.add(1)
    let pixel: [UInt8] = [10, 20, 30, 0]
    pixel.withUnsafeBytes {
      store.write(
        [.init(x: 0, y: 0, width: 1, height: 1)], width: 1, height: 1, bytesPerRow: 4, from: $0)
    }
    #expect(try #require(store.next(for: 1)).parts.first?.pixels == [30, 20, 10, 255])
  }

  @Test("one who comes late sees all of it; one who has seen all gets nothing")
  func late() throws {
    store.add(1)
    write(20, 10)
    #expect(store.next(for: 1)?.parts.first?.rect == .init(x: 0, y: 0, width: 20, height: 10))
    #expect(store.next(for: 1) == nil)
    store.add(2)
    #expect(store.next(for: 2)?.parts.first?.pixels.count == 800)
    #expect(store.next(for: 3) == nil)
    store.remove(2)
    write(20, 10, shade: 5)
    #expect(store.next(for: 2) == nil && store.hasViewers)
  }

  @Test("newest wins: a viewer that shows nothing gets two frames, then all the rest at once")
  func slow() throws {
    store.add(1)
    write(20, 10)
    #expect(store.next(for: 1) != nil)
    for step in 1...100 {
      write(20, 10, shade: UInt32(step), [.init(x: step % 20, y: 0, width: 1, height: 10)])
    }
    #expect(store.next(for: 1) != nil)
    write(20, 10, shade: 200)
    #expect(store.next(for: 1) == nil)
    store.acknowledge(1)
    let packet = try #require(store.next(for: 1))
    #expect(packet.parts.count == 1 && packet.parts[0].rect.area == 200)
    store.acknowledge(1)
    store.acknowledge(1)
    #expect(store.next(for: 1) == nil)
  }

  @Test func anotherSizeIsSeenWhole() throws {
    store.add(1)
    write(20, 10)
    _ = store.next(for: 1)
    write(30, 5, [.init(x: 0, y: 0, width: 1, height: 1)])
    let packet = try #require(store.next(for: 1))
    #expect(
      packet.width == 30 && packet.parts.map(\.rect) == [.init(x: 0, y: 0, width: 30, height: 5)])
  }

  @Test("rectangles out of the picture are cut, and written nowhere else")
  func outside() throws {
    store.add(1)
    write(20, 10)
    _ = store.next(for: 1)
    write(
      20, 10, shade: 9,
      [.init(x: 15, y: -5, width: 100, height: 100), .init(x: 30, y: 0, width: 5, height: 5)])
    #expect(store.next(for: 1)?.parts.map(\.rect) == [.init(x: 15, y: 0, width: 5, height: 10)])
  }

  @Test("what the page unpacks is what was packed", arguments: [1, 7, 64, 333])
  func packed(width: Int) throws {
    store.add(1)
    write(width, 20)
    let packet = try #require(store.next(for: 1))
    let bytes = packet.encoded()
    func number(_ place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    #expect([0, 4, 8, 12, 16].map(number) == [1, 1, width, 20, 1])
    // Eight bytes of the time that is told back stand between.
    #expect([28, 32, 36, 40].map(number) == [0, 0, width, 20])
    #expect(unpack(Array(bytes[48...])) == packet.parts[0].pixels && bytes.count == 48 + number(44))
  }

  @Test("a frame tells back when the input was sent that it answers")
  func toldBack() throws {
    store.add(1)
    write(4, 4, sentAt: 1234.5)
    #expect(try #require(store.next(for: 1)).sentAt == 1234.5)
  }

  /// LZ4's block format, as the page has it.
  private func unpack(_ source: [UInt8]) -> [UInt8] {
    var (target, place) = ([UInt8](), 0)
    func length(_ first: Int) -> Int {
      var count = first
      guard count == 15 else { return count }
      while true {
        count += Int(source[place])
        place += 1
        if source[place - 1] != 255 { return count }
      }
    }
    while place < source.count {
      let token = Int(source[place])
      place += 1
      let plain = length(token >> 4)
      target += source[place..<place + plain]
      place += plain
      guard place < source.count else { break }
      let distance = Int(source[place]) | Int(source[place + 1]) << 8
      place += 2
      for _ in 0..<length(token & 15) + 4 { target.append(target[target.count - distance]) }
    }
    return target
  }
}
