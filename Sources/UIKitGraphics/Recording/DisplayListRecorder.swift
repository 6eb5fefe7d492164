import Foundation

/// Collects the steps of a display list, and what they paint.
final class DisplayListRecorder {
  private let clip: CGRect?
  private var commands: [DrawCommand] = []
  private var bounds = CGRect.null
  private var paintCount = 0
  /// Whether something reaches out of the clip, so that it has to be cut.
  private var exceedsClip = false

  init(clip: CGRect?) {
    self.clip = clip
  }

  /// Adds a step that paints nothing. A `save` right before a `restore` is left out with it.
  func append(_ command: DrawCommand) {
    if case .restore = command, case .save? = commands.last {
      commands.removeLast()
      return
    }
    commands.append(command)
  }

  /// Adds a step that paints within `area`, in the list's own coordinates, of which `visible` is left
  /// by the clip.
  func append(_ command: DrawCommand, painting area: CGRect, visible: CGRect) {
    guard !visible.isNull else { return }
    commands.append(command)
    bounds = bounds.union(visible)
    paintCount += 1
    if let clip, !clip.holds(area) { exceedsClip = true }
  }

  func finish() -> DisplayList {
    guard paintCount > 0 else { return .empty }
    guard let clip, exceedsClip else {
      return DisplayList(commands: commands, bounds: bounds, paintCount: paintCount)
    }
    return DisplayList(
      commands: [.save, .clipRect(clip)] + commands + [.restore], bounds: bounds,
      paintCount: paintCount)
  }
}
