import UIKitImages

/// What is chosen, in the order of tapping, up to a limit.
nonisolated struct PhotoChoices: Sendable {
  /// What became of a tap.
  enum Change: Equatable {
    case chosen, unchosen, refused
  }

  private(set) var all: [PhotoChoice] = []
  /// 0 for none.
  let limit: Int
  private var indices: [FilePath: Int] = [:]

  /// With some that are chosen from the start: as many as there may be, each once.
  init(limit: Int, chosen: [PhotoChoice] = []) {
    self.limit = limit
    for choice in chosen { _ = add(choice) }
  }

  /// Whether another one may be chosen.
  var hasRoom: Bool { limit == 0 || all.count < limit }

  /// The number of a chosen photo, from 1.
  func number(of path: FilePath) -> Int? { indices[path].map { $0 + 1 } }

  /// Chooses a photo, or does not any more.
  mutating func toggle(_ entry: PhotoEntry) -> Change {
    if indices[entry.path] != nil {
      remove([entry.path])
      return .unchosen
    }
    return add(PhotoChoice(entry)) ? .chosen : .refused
  }

  /// Takes some out; the others keep their order.
  mutating func remove(_ paths: Set<FilePath>) {
    let first = paths.compactMap { indices[$0] }.min()
    guard let first else { return }
    for choice in all[first...] { indices[choice.path] = nil }
    let rest = all[first...].filter { !paths.contains($0.path) }
    all.removeSubrange(first...)
    for choice in rest { append(choice) }
  }

  /// Puts one right behind another one, or in front of all; says whether both are chosen.
  mutating func move(_ path: FilePath, after other: FilePath?) -> Bool {
    guard let from = indices[path], path != other, other.map({ indices[$0] != nil }) ?? true else {
      return false
    }
    let choice = all.remove(at: from)
    let place = other.flatMap { other in all.firstIndex { $0.path == other } }.map { $0 + 1 } ?? 0
    all.insert(choice, at: place)
    for (index, choice) in all.enumerated() { indices[choice.path] = index }
    return true
  }

  private mutating func add(_ choice: PhotoChoice) -> Bool {
    guard hasRoom, indices[choice.path] == nil else { return false }
    append(choice)
    return true
  }

  private mutating func append(_ choice: PhotoChoice) {
    indices[choice.path] = all.count
    all.append(choice)
  }
}
