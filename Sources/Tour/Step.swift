import UIKitTestSupport

/// One thing that a person does.
struct Step {
  /// What it is, for the storyboard.
  let caption: String
  /// Whether its picture is one of the few on the poster.
  var isOnPoster = false
  /// Whether other threads read or decode photos for what it shows.
  var waitsForPhotos = false
  /// Whether a camera shows something, or takes it.
  var waitsForCamera = false
  /// Does it. The finger is that of the step before, if it is still down.
  let action: (Robot, inout Robot.Finger?) throws -> Void

  init(_ caption: String, _ action: @escaping (Robot) throws -> Void) {
    self.caption = caption
    self.action = { robot, _ in try action(robot) }
  }

  init(_ caption: String, _ action: @escaping (Robot, inout Robot.Finger?) throws -> Void) {
    self.caption = caption
    self.action = action
  }

  /// The same step, whose picture is one of the few on the poster.
  var onPoster: Step {
    var step = self
    step.isOnPoster = true
    return step
  }

  /// The same step, whose picture is taken when the camera has shown or taken what it was to.
  var withCamera: Step {
    var step = self
    step.waitsForCamera = true
    return step
  }

  /// The same step, whose picture is taken when all photos are there.
  var withPhotos: Step {
    var step = self
    step.waitsForPhotos = true
    return step
  }
}
