/// Numbers as a reader wants them: three digits that count.
enum Units {
  /// A time given in seconds: "23.4 ns", "1.20 ms".
  static func time(_ seconds: Double) -> String {
    let units = [(1e-9, "ns"), (1e-6, "µs"), (1e-3, "ms")]
    let unit = units.first { seconds < $0.0 * 1_000 } ?? (1, "s")
    return "\(decimal(seconds / unit.0)) \(unit.1)"
  }

  /// A number with three digits that count: "0.123", "1.23", "12.3", "123".
  static func decimal(_ value: Double) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    let places = abs(value) < 1 ? 3 : abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(value) * scale).rounded()
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(Int(scaled))" }
    let digits = String(Int(scaled.truncatingRemainder(dividingBy: scale)))
    let padding = String(repeating: "0", count: places - digits.count)
    return "\(sign)\(Int(scaled / scale)).\(padding)\(digits)"
  }
}
