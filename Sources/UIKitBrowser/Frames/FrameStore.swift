import Foundation
import Synchronization

/// The pixels that viewers are to see: written on the main actor, read on the server's thread. Newest wins: what a slow
/// viewer has not had yet is merged.
final class FrameStore: Sendable {
  private struct State {
    var width = 0
    var height = 0
    /// Red, green, blue and alpha, row by row.
    var pixels: [UInt8] = []
    var unseen: [Int: Damage] = [:]
    /// Frames that were sent and not acknowledged yet.
    var flying: [Int: Int] = [:]
    var sequence: UInt32 = 0
    var sentAt = 0.0
  }

  private let state = Mutex(State())

  /// How many frames may be on their way to a viewer.
  static let most = 2

  /// Whether anybody looks.
  var hasViewers: Bool { state.withLock { !$0.unseen.isEmpty } }

  /// Somebody looks from now on, and has seen nothing.
  func add(_ viewer: Int) {
    state.withLock { state in
      var all = Damage()
      if state.width > 0, state.height > 0 {
        all.add(.init(x: 0, y: 0, width: state.width, height: state.height))
      }
      state.unseen[viewer] = all
      state.flying[viewer] = 0
    }
  }

  func remove(_ viewer: Int) {
    state.withLock { state in
      state.unseen[viewer] = nil
      state.flying[viewer] = nil
    }
  }

  /// The viewer has shown a frame.
  func acknowledge(_ viewer: Int) {
    state.withLock { state in
      if let count = state.flying[viewer] { state.flying[viewer] = max(0, count - 1) }
    }
  }

  /// Takes over pixels: blue, green, red, alpha, as frames have them.
  ///
  /// - Parameter sentAt: when what they answer was sent, by the clock of the page that sent it.
  func write(
    _ rects: [Damage.Rect], width: Int, height: Int, bytesPerRow: Int,
    from source: UnsafeRawBufferPointer, answering sentAt: Double = 0
  ) {
    state.withLock { state in
      state.sentAt = sentAt
      var rects = rects
      if state.width != width || state.height != height {
        (state.width, state.height) = (width, height)
        state.pixels = [UInt8](repeating: 255, count: width * height * 4)
        rects = [.init(x: 0, y: 0, width: width, height: height)]
        for viewer in state.unseen.keys { state.unseen[viewer] = Damage() }
      }
      for rect in rects.compactMap({ $0.clipped(width, height) }) {
        state.pixels.withUnsafeMutableBytes { target in
          for y in rect.y..<rect.maxY {
            let from = source.baseAddress! + y * bytesPerRow + rect.x * 4
            let to = target.baseAddress! + (y * width + rect.x) * 4
            Self.swap(from, to, count: rect.width)
          }
        }
        for viewer in state.unseen.keys { state.unseen[viewer]?.add(rect) }
      }
    }
  }

  private static func swap(_ from: UnsafeRawPointer, _ to: UnsafeMutableRawPointer, count: Int) {
    let from = from.assumingMemoryBound(to: UInt32.self)
    let to = to.assumingMemoryBound(to: UInt32.self)
    for index in 0..<count {
      let pixel = from[index]
      to[index] = 0xFF00_0000 | (pixel & 0xFF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
    }
  }

  /// The next frame for a viewer; nil when it has seen all, or has not shown enough of what it was sent.
  func next(for viewer: Int) -> FramePacket? {
    state.withLock { state in
      guard var damage = state.unseen[viewer], !damage.isEmpty,
        state.flying[viewer, default: 0] < Self.most
      else { return nil }
      state.sequence &+= 1
      state.flying[viewer, default: 0] += 1
      let rects = damage.take()
      state.unseen[viewer] = damage
      let parts = rects.map { rect in
        var pixels = [UInt8]()
        pixels.reserveCapacity(rect.area * 4)
        for y in rect.y..<rect.maxY {
          let start = (y * state.width + rect.x) * 4
          pixels.append(contentsOf: state.pixels[start..<start + rect.width * 4])
        }
        return FramePacket.Part(rect: rect, pixels: pixels)
      }
      return FramePacket(
        sequence: state.sequence, sentAt: state.sentAt, width: state.width, height: state.height,
        parts: parts)
    }
  }
}
