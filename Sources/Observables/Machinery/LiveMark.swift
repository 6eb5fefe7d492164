/// Kept in an object, it counts that object as long as it lives. Empty in release builds.
struct LiveMark: ~Copyable, Sendable {
  #if DEBUG
    private let tally: Resources.Tally

    init() {
      tally = Resources.current
      tally.add()
    }

    deinit { tally.remove() }
  #else
    @inline(__always) init() {}
  #endif
}
