import Foundation

/// What the command was asked for.
struct Options {
  /// How many photos the library has.
  var count = 10_000
  /// How many pixels wide they are; three quarters of that high.
  var width = 4000
  /// Where they are, or are made: made once, they are used again.
  var folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchup-photos")
  /// Where thumbnails go; new for each trial.
  var thumbnails: URL?
  /// What the process is to try as an app; nil to measure.
  var trial: Trial?

  init(_ arguments: some Sequence<String>) throws(TrialError) {
    var rest = Array(arguments)
    while let name = rest.first {
      guard rest.count > 1 else { throw .usage(name) }
      let value = rest[1]
      rest.removeFirst(2)
      switch (name, Int(value)) {
      case ("--count", let number?) where number > 0: count = number
      case ("--width", let number?) where (64...8000).contains(number): width = number
      case ("--folder", _): folder = URL(fileURLWithPath: value, isDirectory: true)
      case ("--thumbnails", _): thumbnails = URL(fileURLWithPath: value, isDirectory: true)
      case ("--trial", _) where Trial(rawValue: value) != nil: trial = Trial(rawValue: value)
      default: throw .usage(name)
      }
    }
  }

  /// The folder of the library itself: another one for another number or size.
  var library: URL { folder.appendingPathComponent("\(count) of \(width)", isDirectory: true) }

  /// What a process is started with to try something.
  func arguments(for trial: Trial, thumbnails: URL) -> [String] {
    [
      "--trial", trial.rawValue, "--count", "\(count)", "--width", "\(width)", "--folder",
      folder.path, "--thumbnails", thumbnails.path,
    ]
  }
}
