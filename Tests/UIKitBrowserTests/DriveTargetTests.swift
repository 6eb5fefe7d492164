import Foundation
import Testing
import UIKit

@testable import UIKitBrowser

/// Which element a script means.
@Suite struct DriveTargetTests {
  private let screen: [HostElement] = {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var list = HostElement(id: 1, role: .list, frame: frame)
    list.children = [
      HostElement(id: 2, role: .cell, label: "Panda", frame: frame),
      HostElement(id: 3, role: .cell, label: "Koala", frame: frame, visibleFrame: .zero),
      HostElement(id: 4, role: .cell, label: "Koala", frame: frame),
    ]
    return [
      HostElement(id: 5, role: .button, label: "Buy", identifier: "buy", frame: frame), list,
      HostElement(id: 6, role: .text, label: "Buy", frame: frame),
    ]
  }()

  @Test func byNameKindNumberAndIdentifier() throws {
    #expect(try DriveTarget(label: "Panda").find(in: screen).id == 2)
    #expect(try DriveTarget(label: "Buy", role: .text).find(in: screen).id == 6)
    #expect(try DriveTarget(identifier: "buy").find(in: screen).id == 5)
    #expect(try DriveTarget(id: 3).find(in: screen).id == 3)
    #expect(try DriveTarget(label: "Buy", nth: 1).find(in: screen).id == 6)
  }

  @Test("a time as it is typed is found as it is written, with a narrow space that no keyboard has")
  func whiteSpaceOfAnyKind() throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let times = ["8:20\u{202F}AM", "8:20AM", "8:20\u{A0}PM"].enumerated().map {
      HostElement(id: $0.offset, role: .text, label: $0.element, frame: frame)
    }
    #expect(try DriveTarget(label: "8:20 AM").find(in: times).id == 0)
    #expect(try DriveTarget(label: "8:20 PM").find(in: times).id == 2)
    #expect(throws: DriveError.self) { try DriveTarget(label: "8:20  AM").find(in: times) }
  }

  @Test("of several, what is in sight is meant")
  func sight() throws {
    #expect(try DriveTarget(label: "Koala").find(in: screen).id == 4)
  }

  @Test func severalAreSaid() {
    #expect(throws: DriveError.ambiguous("“Buy”", ["button “Buy” (buy)", "text “Buy”"])) {
      try DriveTarget(label: "Buy").find(in: screen)
    }
  }

  @Test func whatComesCloseIsSaid() {
    #expect(throws: DriveError.notFound("“panda”", near: ["cell “Panda”"])) {
      try DriveTarget(label: "panda").find(in: screen)
    }
    #expect(throws: DriveError.notFound("cell (9)", near: ["there are 2"])) {
      try DriveTarget(role: .cell, nth: 9).find(in: screen)
    }
  }
}
