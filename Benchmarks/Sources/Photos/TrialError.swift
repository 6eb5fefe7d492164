/// What can go wrong with a trial.
enum TrialError: Error, CustomStringConvertible {
  case usage(String)
  case noPhotos(String)
  case noReport(Trial, status: Int32)
  case noYardstick(String)

  var description: String {
    switch self {
    case .usage(let name):
      "\(name): use --count NUMBER, --width PIXELS, --folder FOLDER, each followed by its value."
    case .noPhotos(let reason): "the photos could not be made: \(reason)"
    case .noReport(let trial, let status):
      "the trial “\(trial)” ended with \(status) and without a report."
    case .noYardstick(let reason):
      "vipsthumbnail did not run (\(reason)): install the package libvips-tools."
    }
  }
}
