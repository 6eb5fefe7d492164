import Foundation
import Testing

@testable import UIKit

/// The order of reading, with numbers alone.
@Suite struct FocusOrderTests {
  private func frames(_ places: (CGFloat, CGFloat, CGFloat, CGFloat)...) -> [CGRect] {
    places.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }

  @Test func fromTheTopAndFromWhereLinesBegin() {
    let places = frames((100, 0, 50, 20), (0, 0, 50, 20), (0, 40, 50, 20), (60, 42, 50, 20))
    #expect(FocusOrder.reading(places, isRightToLeft: false) == [1, 0, 2, 3])
    #expect(FocusOrder.reading(places, isRightToLeft: true) == [0, 1, 3, 2])
  }

  @Test func whatIsNotQuiteLevelIsStillOneLine() {
    let places = frames((200, 0, 50, 40), (0, 12, 50, 20), (100, 19, 50, 40), (0, 21, 50, 40))
    #expect(FocusOrder.reading(places, isRightToLeft: false) == [1, 2, 0, 3])
  }

  @Test func noneAndOnesAtOnePlace() {
    #expect(FocusOrder.reading([], isRightToLeft: false) == [])
    let places = frames((0, 0, 10, 10), (0, 0, 10, 10), (0, 0, 10, 10))
    #expect(FocusOrder.reading(places, isRightToLeft: true) == [0, 1, 2])
  }
}
