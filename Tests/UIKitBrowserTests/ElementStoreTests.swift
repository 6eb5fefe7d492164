import Foundation
import Testing
import UIKit

@testable import UIKitBrowser

/// What each viewer is told of the elements on the screen.
@Suite struct ElementStoreTests {
  private func label(_ id: Int, _ text: String) -> HostElement {
    HostElement(id: id, role: .text, label: text, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  /// Numbers of what is told, and of what is gone; nil when nothing is.
  private func news(_ store: ElementStore, _ viewer: Int) -> (told: [Int], gone: [Int])? {
    guard case .elements(let elements, let gone) = store.next(for: viewer) else { return nil }
    return (elements.map(\.element.id), gone)
  }

  @Test func aViewerIsToldAllAndThenWhatChanged() throws {
    let store = ElementStore()
    store.write([label(1, "a"), label(2, "b")])
    store.add(7)
    let first = try #require(news(store, 7))
    #expect(first.told == [0, 1, 2] && first.gone == [])
    #expect(news(store, 7) == nil)
    #expect(store.write([label(1, "a"), label(2, "c")]))
    let second = try #require(news(store, 7))
    #expect(second.told == [2] && second.gone == [])
    // The order is that of what all lies in.
    #expect(store.write([label(3, "d"), label(1, "a")]))
    let third = try #require(news(store, 7))
    #expect(third.told == [0, 3] && third.gone == [2])
  }

  @Test func nothingNewIsNotTold() {
    let store = ElementStore()
    store.add(1)
    store.write([label(1, "a")])
    #expect(news(store, 1) != nil)
    #expect(!store.write([label(1, "a")]))
    #expect(news(store, 1) == nil)
  }

  @Test("what came and went before a slow viewer's turn it never hears of")
  func newestWins() throws {
    let store = ElementStore()
    store.add(1)
    store.write([label(1, "a")])
    _ = store.next(for: 1)
    for index in 2..<100 { store.write([label(1, "\(index)"), label(index, "x")]) }
    store.write([label(1, "last")])
    let told = try #require(news(store, 1))
    #expect(told.told.contains(1) && told.told.allSatisfy { $0 < 2 } && told.gone.isEmpty)
  }

  @Test func viewersAreToldEachByItself() throws {
    let store = ElementStore()
    store.add(1)
    store.write([label(1, "a")])
    _ = store.next(for: 1)
    store.add(2)
    #expect(news(store, 1) == nil)
    #expect(try #require(news(store, 2)).told == [0, 1])
    store.remove(2)
    #expect(news(store, 2) == nil && store.hasViewers)
  }

  @Test(
    "seeded: what a page keeps by differences is what there is", arguments: 0..<20 as Range<UInt64>)
  func differences(seed: UInt64) {
    var random = Steps(seed)
    let store = ElementStore()
    store.add(1)
    var known: [Int: PageElement] = [:]
    for _ in 0..<200 {
      let count = Int(random.next() % 8)
      var numbers = Array(1...12)
      numbers.sort { ($0 * 7 + Int(random.state % 5)) % 13 < ($1 * 7 + Int(random.state % 5)) % 13 }
      var elements = numbers.prefix(count).map { label($0, "\(random.next() % 3)") }
      if elements.count > 2 {
        let child = elements.removeLast()
        elements[0].children = [child]
      }
      store.write(elements)
      if random.next() % 3 == 0 { continue }
      if case .elements(let told, let gone) = store.next(for: 1) {
        for number in gone { known[number] = nil }
        for element in told { known[element.element.id] = element }
      }
      var screen = HostElement(id: 0, role: .group)
      screen.children = elements
      let all = screen.selfAndDescendants.map(PageElement.init(flat:))
      #expect(known == Dictionary(uniqueKeysWithValues: all.map { ($0.element.id, $0) }))
    }
  }
}

/// Numbers that look random and are the same each time.
private struct Steps {
  var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
