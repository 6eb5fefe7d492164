import Foundation
import UIKit

/// What a page says.
enum ClientMessage: Equatable, Sendable {
  /// What fingers or the pointer did at one moment.
  case touches([Touch])
  /// What a key did.
  case key(Key)
  /// What an input method did.
  case composition(Composition)
  /// What a wheel or a trackpad did.
  case scroll(Scroll)
  /// The clipboard holds a text that is about to be pasted.
  case pasteboard(String)
  /// What assistive technology does with an element.
  case action(HostAction, on: Int)
  /// A frame was shown.
  case shown
  /// The viewer wants to be the one whose input counts.
  case control

  struct Touch: Equatable, Sendable, Decodable {
    enum Phase: String, Sendable, Decodable {
      case began, moved, ended, cancelled
    }

    var id: Int
    var phase: Phase
    var x: Double
    var y: Double
    /// Whether it is a pointer with a button other than the first one.
    var isSecondary: Bool?
  }

  struct Key: Equatable, Sendable, Decodable {
    enum Phase: String, Sendable, Decodable {
      case down, again, up
    }

    var phase: Phase
    /// The place of the key, as browsers call it: `KeyA`.
    var code: String
    /// What it types, or what it is called: `a`, `Enter`.
    var key: String
    var shift: Bool?
    var control: Bool?
    var alt: Bool?
    var meta: Bool?
  }

  struct Composition: Equatable, Sendable, Decodable {
    var text: String
    var isFinal: Bool
  }

  struct Scroll: Equatable, Sendable, Decodable {
    var x: Double
    var y: Double
    /// How far content is moved, in points: above 0 towards its beginning.
    var dx: Double
    var dy: Double
    /// Whether it is a wheel that is turned by notches.
    var notches: Bool?
  }

  /// What a message may hold.
  enum Limit {
    static let touches = 16
    static let text = 1 << 20
    static let name = 64
  }

  /// Reads a message; nil for what is none.
  init?(_ data: Data) {
    guard let read = Self.read(data) else { return nil }
    self = read.message
  }

  /// Reads a message, and when it was sent by the page's own clock, in milliseconds, if it says so.
  static func read(_ data: Data) -> (message: ClientMessage, sentAt: Double?)? {
    guard let envelope = try? JSONDecoder().decode(Envelope.self, from: data),
      let message = envelope.message
    else { return nil }
    return (message, envelope.at.flatMap { $0.isFinite ? $0 : nil })
  }

  private struct Envelope: Decodable {
    var touches: [Touch]?
    var key: Key?
    var composition: Composition?
    var scroll: Scroll?
    var pasteboard: String?
    var action: HostAction?
    var element: Int?
    var shown: Int?
    var control: Bool?
    var at: Double?

    var message: ClientMessage? {
      if let touches {
        guard touches.count <= Limit.touches, touches.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
        else { return nil }
        return .touches(touches)
      }
      if let key {
        guard key.code.utf8.count <= Limit.name, key.key.utf8.count <= Limit.name else {
          return nil
        }
        return .key(key)
      }
      if let composition {
        return composition.text.utf8.count <= Limit.text ? .composition(composition) : nil
      }
      if let scroll {
        let numbers = [scroll.x, scroll.y, scroll.dx, scroll.dy]
        return numbers.allSatisfy(\.isFinite) ? .scroll(scroll) : nil
      }
      if let pasteboard {
        return pasteboard.utf8.count <= Limit.text ? .pasteboard(pasteboard) : nil
      }
      if let action { return .action(action, on: element ?? 0) }
      if shown != nil { return .shown }
      return control == true ? .control : nil
    }
  }
}
