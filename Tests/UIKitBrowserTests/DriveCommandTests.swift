import Foundation
import Testing
import UIKit

@testable import UIKitBrowser

/// What scripts may send, and what they are told when it reads like nothing.
@Suite struct DriveCommandTests {
  private func read(_ path: String, _ text: String) throws(DriveError) -> DriveCommand {
    try DriveCommand(path: path, body: Data(text.utf8))
  }

  @Test func commands() throws {
    #expect(try read("/tap", #"{"label":"Buy"}"#) == .tap(DriveTarget(label: "Buy")))
    #expect(try read("/tap", #"{"x":1,"y":2.5}"#) == .tap(DriveTarget(x: 1, y: 2.5)))
    #expect(
      try read("/tap", #"{"role":"cell","nth":3}"#) == .tap(DriveTarget(role: .cell, nth: 3)))
    #expect(
      try read("/type", #"{"text":"Ada","into":{"label":"Name"}}"#)
        == .type("Ada", into: DriveTarget(label: "Name")))
    #expect(
      try read("/drag", #"{"from":{"label":"Card"},"to":{"x":1,"y":2}}"#)
        == .drag(from: DriveTarget(label: "Card"), to: DriveTarget(x: 1, y: 2), seconds: 0.3))
    #expect(try read("/swipe", #"{"direction":"up"}"#) == .swipe(.up, on: nil))
    #expect(
      try read("/scroll", #"{"on":{"role":"list"},"dy":-20}"#)
        == .scroll(DriveTarget(role: .list), dx: 0, dy: -20))
    #expect(
      try read("/action", #"{"action":"increment","label":"Speed"}"#)
        == .act(.increment, DriveTarget(label: "Speed")))
    #expect(try read("/action", #"{"action":"escape"}"#) == .act(.escape, DriveTarget()))
    #expect(try read("/wait", "") == .wait(seconds: 10))
    #expect(try read("/advance", #"{"seconds":1.5}"#) == .advance(seconds: 1.5))
  }

  @Test func keysKnowTheirPlace() throws {
    for (key, code) in [
      ("a", "KeyA"), ("Z", "KeyZ"), ("7", "Digit7"), (" ", "Space"), ("Enter", "Enter"),
    ] {
      guard case .key(let read) = try read("/key", #"{"key":"\#(key)","shift":true}"#) else {
        Issue.record("\(key) is no key")
        continue
      }
      #expect(read.code == code && read.key == key && read.shift == true)
    }
  }

  @Test(
    arguments: [
      ("/tap", "{}"), ("/tap", ""), ("/tap", "Buy"), ("/tap", "[]"), ("/tap", #"{"x":1}"#),
      ("/tap", #"{"label":7}"#), ("/tap", #"{"role":"wizard"}"#), ("/type", "{}"),
      ("/key", "{}"), ("/drag", #"{"from":{"label":"a"}}"#),
      ("/drag", #"{"from":{},"to":{},"seconds":-1}"#), ("/swipe", #"{"direction":"in"}"#),
      ("/scroll", "{}"), ("/action", #"{"action":"increment"}"#),
      ("/action", #"{"action":"fly","label":"a"}"#),
      ("/wait", #"{"seconds":-1}"#), ("/wait", #"{"seconds":1e9}"#),
      ("/advance", #"{"seconds":"1"}"#),
      ("/nothing", "{}"), ("/wait", "{\u{0}"), ("/tap", String(repeating: "[", count: 5000)),
    ])
  func whatReadsLikeNothing(path: String, text: String) {
    do throws(DriveError) {
      _ = try read(path, text)
      Issue.record("\(path) takes \(text)")
    } catch {
      #expect(error.status == 400 && error.errorDescription?.isEmpty == false)
    }
  }
}
