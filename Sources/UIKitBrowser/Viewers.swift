/// Who looks, in the order in which they came, and whose input counts: a value.
struct Viewers: Equatable, Sendable {
  private(set) var all: [Int] = []
  private(set) var inControl: Int?

  /// The first one to come has control.
  mutating func add(_ viewer: Int) {
    all.append(viewer)
    if inControl == nil { inControl = viewer }
  }

  /// When who had control goes, the one that has been there longest gets it.
  mutating func remove(_ viewer: Int) {
    all.removeAll { $0 == viewer }
    if inControl == viewer { inControl = all.first }
  }

  mutating func give(to viewer: Int) {
    if all.contains(viewer) { inControl = viewer }
  }
}
