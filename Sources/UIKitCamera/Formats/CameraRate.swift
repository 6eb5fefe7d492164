/// Pictures a second.
struct CameraRate: Equatable, Sendable {
  var numerator: Int
  var denominator: Int

  var perSecond: Double { denominator > 0 ? Double(numerator) / Double(denominator) : 0 }

  /// A rate as GStreamer writes it: `30/1`.
  init?(_ text: Substring) {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    (numerator, denominator) = (parts[0], parts[1])
  }
}
