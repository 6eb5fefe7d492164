import Foundation
import Synchronization
import UIKit

/// What is on the screen for assistive technology: written on the main actor, read on the server's thread. A viewer is
/// told what it does not know yet; what changed twice before its turn is told once.
final class ElementStore: Sendable {
  private struct State {
    var elements: [Int: PageElement] = [:]
    /// In which writing an element was made or changed last.
    var versions: [Int: Int] = [:]
    var version = 0
    /// The numbers that a viewer knows of, and up to which writing.
    var known: [Int: (numbers: Set<Int>, version: Int)] = [:]
  }

  /// The number of what all lies in.
  static let root = 0

  private let state = Mutex(State())

  /// Whether anybody looks.
  var hasViewers: Bool { state.withLock { !$0.known.isEmpty } }

  /// Somebody looks from now on, and knows nothing.
  func add(_ viewer: Int) { state.withLock { $0.known[viewer] = ([], -1) } }

  func remove(_ viewer: Int) { state.withLock { $0.known[viewer] = nil } }

  /// Takes over what there is. Returns whether anything is new.
  @discardableResult func write(_ elements: [HostElement]) -> Bool {
    var screen = HostElement(id: Self.root, role: .group)
    screen.children = elements
    let all = screen.selfAndDescendants.map(PageElement.init(flat:))
    return state.withLock { state in
      var changed = false
      var now: [Int: PageElement] = [:]
      for element in all {
        now[element.element.id] = element
        if state.elements[element.element.id] != element {
          state.versions[element.element.id] = state.version + 1
          changed = true
        }
      }
      for number in state.elements.keys where now[number] == nil {
        state.versions[number] = nil
        changed = true
      }
      guard changed else { return false }
      state.version += 1
      state.elements = now
      return true
    }
  }

  /// What a viewer does not know yet; nil when it knows all.
  func next(for viewer: Int) -> ServerMessage? {
    state.withLock { state in
      guard let known = state.known[viewer], known.version < state.version else { return nil }
      let news = state.elements.values.filter {
        !known.numbers.contains($0.element.id)
          || state.versions[$0.element.id, default: 0] > known.version
      }
      let gone = known.numbers.filter { state.elements[$0] == nil }
      state.known[viewer] = (Set(state.elements.keys), state.version)
      guard !news.isEmpty || !gone.isEmpty else { return nil }
      return .elements(
        news.sorted { $0.element.id < $1.element.id }, gone: gone.sorted())
    }
  }
}
