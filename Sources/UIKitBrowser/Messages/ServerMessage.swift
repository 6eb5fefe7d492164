import Foundation

/// What a page is told, beside frames.
enum ServerMessage: Encodable, Equatable, Sendable {
  /// The first one: how large the screen is in points, and how many pixels a point has.
  case hello(width: Double, height: Double, scale: Double)
  /// Whether this viewer's input counts.
  case control(Bool)
  /// What came or changed on the screen for assistive technology, and the numbers of what went.
  case elements([PageElement], gone: [Int])
  /// A text for the clipboard.
  case copied(String)
  /// Where a caret is, for input methods: left, top, width, height; nil when no text is edited.
  case caret([Double]?)
  /// Something to be read aloud.
  case announcement(String)
  /// The element to go to.
  case focus(Int)

  private enum Key: String, CodingKey {
    case hello, control, width, height, scale, elements, gone, announcement, focus, copied, caret
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .hello(let width, let height, let scale):
      var hello = container.nestedContainer(keyedBy: Key.self, forKey: .hello)
      try hello.encode(width, forKey: .width)
      try hello.encode(height, forKey: .height)
      try hello.encode(scale, forKey: .scale)
    case .control(let isInControl):
      try container.encode(isInControl, forKey: .control)
    case .elements(let elements, let gone):
      try container.encode(elements, forKey: .elements)
      if !gone.isEmpty { try container.encode(gone, forKey: .gone) }
    case .copied(let text):
      try container.encode(text, forKey: .copied)
    case .caret(let rect):
      try container.encode(rect ?? [], forKey: .caret)
    case .announcement(let text):
      try container.encode(text, forKey: .announcement)
    case .focus(let number):
      try container.encode(number, forKey: .focus)
    }
  }

  var message: WebMessage { .text((try? JSONEncoder().encode(self)) ?? Data("{}".utf8)) }
}
