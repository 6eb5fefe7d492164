/// What can go wrong with a frame that is measured.
enum FrameError: Error, CustomStringConvertible {
  /// A change led to another number of frames than one.
  case count(Int)

  var description: String {
    switch self {
    case .count(let count):
      "A change led to \(count) frames, not to one. Measure something that shows."
    }
  }
}
