import Foundation
import Testing

@testable import UIKit

@Suite struct ListSelectionTests {
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  @Test("one at a time: a tap chooses in place of the one before, also the same one again")
  func single() {
    var selection = ListSelection()
    #expect(selection.effect(ofTap: first) == .select(first, insteadOf: []))
    selection.insert(first)
    #expect(selection.effect(ofTap: second) == .select(second, insteadOf: [first]))
    #expect(selection.effect(ofTap: first) == .select(first, insteadOf: []))
  }

  @Test("several: a second tap takes it back")
  func several() {
    var selection = ListSelection()
    selection.allowsSeveral = true
    selection.insert(first)
    #expect(selection.effect(ofTap: second) == .select(second, insteadOf: []))
    #expect(selection.effect(ofTap: first) == .deselect(first))
    selection.insert(second)
    selection.insert(first)
    #expect(selection.paths == [first, second])
  }

  @Test("none when not allowed")
  func none() {
    var selection = ListSelection()
    selection.isAllowed = false
    #expect(selection.effect(ofTap: first) == .nothing)
  }

  @Test("choices go with their items")
  func rename() {
    var selection = ListSelection()
    selection.allowsSeveral = true
    selection.insert(first)
    selection.insert(second)
    selection.rename { $0 == first ? nil : IndexPath(row: 0, section: 0) }
    #expect(selection.paths == [IndexPath(row: 0, section: 0)])
  }
}
