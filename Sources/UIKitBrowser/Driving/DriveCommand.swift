import Foundation
import UIKit

/// What a script asks for: `POST` to a path of these names, with a JSON object.
enum DriveCommand: Equatable, Sendable {
  case tap(DriveTarget)
  case type(String, into: DriveTarget?)
  case key(ClientMessage.Key)
  case drag(from: DriveTarget, to: DriveTarget, seconds: Double)
  case swipe(Direction, on: DriveTarget?)
  case scroll(DriveTarget, dx: Double, dy: Double)
  case act(HostAction, DriveTarget)
  case wait(seconds: Double)
  case advance(seconds: Double)

  enum Direction: String, Codable, Sendable {
    case up, down, left, right
  }

  /// The paths, each by `POST`.
  static let paths = [
    "/tap", "/type", "/key", "/drag", "/swipe", "/scroll", "/action", "/wait", "/advance",
  ]

  /// The longest that a command may take, in seconds.
  static let longest = 3600.0

  /// Reads a request.
  init(path: String, body: Data) throws(DriveError) {
    let body = body.isEmpty ? Data("{}".utf8) : body
    switch path {
    case "/tap": self = .tap(try Self.target(body, ""))
    case "/type":
      struct Words: Decodable {
        var text: String
        var into: DriveTarget?
      }
      let words = try Self.read(Words.self, body, #"{"text": "Ada", "into": {"label": "Name"}}"#)
      self = .type(words.text, into: words.into)
    case "/key":
      struct Words: Decodable {
        var key: String
        var shift: Bool?
        var control: Bool?
        var alt: Bool?
        var meta: Bool?
      }
      let words = try Self.read(Words.self, body, #"{"key": "Enter", "shift": true}"#)
      guard BrowserKeys.isKey(words.key) else {
        throw .badRequest("there is no key “\(words.key.prefix(40))”: Enter, Escape, ArrowUp, a, …")
      }
      self = .key(
        ClientMessage.Key(
          phase: .down, code: BrowserKeys.code(ofKey: words.key), key: words.key,
          shift: words.shift, control: words.control, alt: words.alt, meta: words.meta))
    case "/drag":
      struct Words: Decodable {
        var from: DriveTarget
        var to: DriveTarget
        var seconds: Double?
      }
      let words = try Self.read(
        Words.self, body, #"{"from": {"label": "Card"}, "to": {"x": 10, "y": 20}, "seconds": 0.3}"#)
      self = .drag(
        from: words.from, to: words.to, seconds: try Self.seconds(words.seconds ?? 0.3))
    case "/swipe":
      struct Words: Decodable {
        var direction: Direction
        var on: DriveTarget?
      }
      let words = try Self.read(Words.self, body, #"{"direction": "up", "on": {"role": "list"}}"#)
      self = .swipe(words.direction, on: words.on)
    case "/scroll":
      struct Words: Decodable {
        var on: DriveTarget
        var dx: Double?
        var dy: Double?
      }
      let words = try Self.read(Words.self, body, #"{"on": {"role": "list"}, "dy": -200}"#)
      let (dx, dy) = (words.dx ?? 0, words.dy ?? 0)
      guard dx.isFinite, dy.isFinite else { throw .badRequest("dx and dy have to be finite") }
      self = .scroll(words.on, dx: dx, dy: dy)
    case "/action":
      struct Words: Decodable {
        var action: HostAction
      }
      let words = try Self.read(Words.self, body, #"{"action": "increment", "label": "Speed"}"#)
      let target = try Self.read(DriveTarget.self, body, #"{"action": "escape"}"#)
      guard words.action == .escape || !target.isEmpty else {
        throw .badRequest(#"which element is missing: {"action": "increment", "label": "Speed"}"#)
      }
      self = .act(words.action, target)
    case "/wait", "/advance":
      struct Words: Decodable {
        var seconds: Double?
      }
      let words = try Self.read(Words.self, body, #"{"seconds": 1.5}"#)
      let seconds = try Self.seconds(words.seconds ?? (path == "/wait" ? 10 : 1.0 / 60))
      self = path == "/wait" ? .wait(seconds: seconds) : .advance(seconds: seconds)
    default: throw .badRequest("there is no command \(path)")
    }
  }

  private static func target(_ body: Data, _ what: String) throws(DriveError) -> DriveTarget {
    let target = try read(DriveTarget.self, body, #"{"label": "Buy"} or {"x": 10, "y": 20}"#)
    guard !target.isEmpty else {
      throw .badRequest(#"what to tap is missing: {"label": "Buy"} or {"x": 10, "y": 20}"#)
    }
    return target
  }

  private static func seconds(_ value: Double) throws(DriveError) -> Double {
    guard value.isFinite, (0...longest).contains(value) else {
      throw .badRequest("seconds: \(value) is not a number from 0 to \(Int(longest))")
    }
    return value
  }

  private static func read<Words: Decodable>(
    _ type: Words.Type, _ body: Data, _ example: String
  ) throws(DriveError) -> Words {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw .badRequest("what was sent does not read like \(example)")
    }
  }
}
