import Foundation
import Testing

@testable import UIKitBrowser

/// What pages say, and what only looks like it.
@Suite struct ClientMessageTests {
  private func read(_ text: String) -> ClientMessage? { ClientMessage(Data(text.utf8)) }

  @Test func eachKind() {
    #expect(
      read(#"{"touches":[{"id":1,"phase":"began","x":10.5,"y":20,"isSecondary":false}]}"#)
        == .touches([.init(id: 1, phase: .began, x: 10.5, y: 20, isSecondary: false)]))
    #expect(
      read(#"{"key":{"phase":"down","code":"KeyA","key":"a","shift":true}}"#)
        == .key(.init(phase: .down, code: "KeyA", key: "a", shift: true)))
    #expect(
      read(#"{"composition":{"text":"tiếng","isFinal":true}}"#)
        == .composition(.init(text: "tiếng", isFinal: true)))
    #expect(read(#"{"shown":5}"#) == .shown)
    #expect(read(#"{"control":true}"#) == .control)
  }

  @Test(
    "what is none",
    arguments: [
      "", "{}", "[]", "null", "1", "{", #"{"control":false}"#, #"{"touches":{}}"#,
      #"{"touches":[{"id":1,"phase":"flown","x":1,"y":1}]}"#,
      #"{"touches":[{"id":1,"phase":"began","x":1e999,"y":1}]}"#,
      #"{"touches":[{"id":1e40,"phase":"began","x":1,"y":1}]}"#,
      #"{"key":{"phase":"down","code":"KeyA"}}"#,
      #"{"touches":[{"id":1,"phase":"began","x":"1","y":1}]}"#, "\u{0}\u{0}",
      "{\"shown\":\"\u{0}\"}",
    ])
  func none(text: String) {
    #expect(read(text) == nil)
  }

  @Test func tooMuch() {
    let touch = #"{"id":1,"phase":"began","x":1,"y":1}"#
    let many = Array(repeating: touch, count: 17).joined(separator: ",")
    #expect(read("{\"touches\":[\(many)]}") == nil)
    let long = String(repeating: "a", count: 100)
    #expect(read("{\"key\":{\"phase\":\"down\",\"code\":\"\(long)\",\"key\":\"a\"}}") == nil)
    #expect(read(String(repeating: "[", count: 100_000)) == nil)
    #expect(read("{\"touches\":" + String(repeating: "[", count: 100_000)) == nil)
  }

  @Test("ten thousand damaged messages: none crashes, and those that are read keep to the limits")
  func damaged() {
    let whole = [
      #"{"touches":[{"id":1,"phase":"began","x":10.5,"y":20},{"id":2,"phase":"moved","x":0,"y":0}]}"#,
      #"{"key":{"phase":"again","code":"KeyA","key":"ä","shift":true,"meta":false}}"#,
      #"{"composition":{"text":"👩‍👩‍👧 xin chào","isFinal":false}}"#,
    ].map { Array($0.utf8) }
    var state: UInt64 = 7
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    var read = 0
    for round in 0..<10_000 {
      var bytes = whole[round % whole.count]
      for _ in 0...random(4) {
        switch random(3) {
        case 0: bytes[random(bytes.count)] = UInt8(random(256))
        case 1: bytes.remove(at: random(bytes.count))
        default: bytes.insert(UInt8(random(256)), at: random(bytes.count))
        }
      }
      if case .touches(let touches) = ClientMessage(Data(bytes)) {
        read += 1
        #expect(touches.count <= 16 && touches.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
    #expect(read > 0)
  }
}
