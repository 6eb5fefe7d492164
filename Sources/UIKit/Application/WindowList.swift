/// The windows of an app, not kept alive, in the order they came to the front.
@MainActor struct WindowList {
  private var entries: [Entry] = []

  /// Back to front: by level, then by the order in which they were shown.
  var ordered: [UIWindow] {
    let windows = entries.compactMap(\.window)
    let sorted = windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    return sorted.map(\.element)
  }

  mutating func bringToFront(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window))
  }

  mutating func add(_ window: UIWindow) {
    guard !entries.contains(where: { $0.window === window }) else { return }
    bringToFront(window)
  }

  private struct Entry {
    weak var window: UIWindow?

    init(_ window: UIWindow) {
      self.window = window
    }
  }
}
