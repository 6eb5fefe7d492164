/// What a row may cost.
public enum Budget: Sendable {
  /// At most this many times the yardstick.
  case ratio(Double)
  /// At most this many milliseconds for the subject, once. The ratio is shown all the same: it is
  /// what stays comparable between machines.
  case milliseconds(Double)

  func allows(_ measurement: Measurement) -> Bool {
    switch self {
    case .ratio(let most): measurement.ratio <= most
    case .milliseconds(let most): measurement.subject * 1_000 <= most
    }
  }

  var text: String {
    switch self {
    case .ratio(let most): "\(Units.decimal(most)) x"
    case .milliseconds(let most): "\(Units.decimal(most)) ms"
    }
  }
}
