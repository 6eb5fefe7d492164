import Synchronization
package import UIKitGraphics

/// Decoded pictures, kept as long as they fit into a number of bytes. The ones used longest ago go first.
package final class ImageCache<Key: Hashable & Sendable>: Sendable {
  private struct Entry {
    let image: CGImage
    var turn: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var turn: UInt64 = 0
  }

  /// How many bytes of pixels are kept at most.
  package let budget: Int
  private let state = Mutex(State())

  /// A cache of at most `budget` bytes of pixels.
  package init(budget: Int) {
    self.budget = max(budget, 0)
  }

  /// How many bytes of pixels are kept.
  package var byteCount: Int { state.withLock { $0.bytes } }

  /// The picture kept for a key.
  package subscript(key: Key) -> CGImage? {
    state.withLock { state in
      state.turn += 1
      let turn = state.turn
      state.entries[key]?.turn = turn
      return state.entries[key]?.image
    }
  }

  /// Keeps a picture, and lets others go that have no room beside it. One larger than the budget is not kept.
  package func keep(_ image: CGImage, for key: Key) {
    state.withLock { state in
      remove(key, from: &state)
      guard Self.size(image) <= budget else { return }
      state.turn += 1
      state.entries[key] = Entry(image: image, turn: state.turn)
      state.bytes += Self.size(image)
      guard state.bytes > budget else { return }
      // A tenth more than needed, so that not every picture has to look for the oldest.
      for (key, _) in state.entries.sorted(by: { $0.value.turn < $1.value.turn }) {
        if state.bytes <= budget - budget / 10 || state.entries.count == 1 { break }
        remove(key, from: &state)
      }
    }
  }

  /// Lets a picture go.
  package func remove(_ key: Key) {
    state.withLock { remove(key, from: &$0) }
  }

  /// Lets all pictures go.
  package func removeAll() {
    state.withLock { $0 = State() }
  }

  private func remove(_ key: Key, from state: inout State) {
    guard let entry = state.entries.removeValue(forKey: key) else { return }
    state.bytes -= Self.size(entry.image)
  }

  private static func size(_ image: CGImage) -> Int { image.bytesPerRow * image.height }
}
