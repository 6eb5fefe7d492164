package import Foundation

/// What a context was asked to draw, kept to be drawn again at any scale. It never changes.
package final class DisplayList: Sendable {
  /// The steps, in order.
  package let commands: [DrawCommand]
  /// The smallest rectangle known to hold all that is painted; null when nothing is.
  package let bounds: CGRect
  /// How many of the steps paint something.
  package let paintCount: Int

  package init(commands: [DrawCommand], bounds: CGRect, paintCount: Int) {
    self.commands = commands
    self.bounds = bounds
    self.paintCount = paintCount
  }

  /// A list that paints nothing.
  package static let empty = DisplayList(commands: [], bounds: .null, paintCount: 0)

  /// Whether nothing is painted.
  package var isEmpty: Bool { paintCount == 0 }

  /// Whether at most one thing is painted: then an opacity of the whole is that of the one, and no
  /// group is needed for it.
  package var paintsOnce: Bool { paintCount <= 1 }

  /// Records what `draw` does with the context it is given. What lies outside of `clip` is cut off.
  package static func record(clip: CGRect? = nil, _ draw: (CGContext) -> Void) -> DisplayList {
    let context = CGContext.recording(clip: clip)
    draw(context)
    return context.endRecording()
  }
}
