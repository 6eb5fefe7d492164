/// Why OpenCV could not be measured.
struct OpenCVError: Error, CustomStringConvertible {
  /// What it said; empty when it ended without a word.
  let answer: String

  var description: String {
    answer.isEmpty
      ? "python3 ended at once"
      : "\(answer). Install python3-opencv, or opencv-python-headless for the python3 in PATH."
  }
}
