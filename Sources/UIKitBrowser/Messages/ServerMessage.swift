import Foundation

/// What a page is told, beside frames.
enum ServerMessage: Encodable, Equatable, Sendable {
  /// The first one: how large the screen is in points, and how many pixels a point has.
  case hello(width: Double, height: Double, scale: Double)
  /// Whether this viewer's input counts.
  case control(Bool)

  private enum Key: String, CodingKey {
    case hello, control, width, height, scale
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
    }
  }

  var message: WebMessage { .text((try? JSONEncoder().encode(self)) ?? Data("{}".utf8)) }
}
