/// Subject and yardstick, measured side by side.
public struct Measurement: Sendable {
  /// The subject's time, once, in seconds: the median of all rounds.
  public let subject: Double
  /// The yardstick's, likewise.
  public let yardstick: Double
  /// The median of the rounds' ratios, subject to yardstick. Whatever else the machine does slows
  /// both of a round, so this is steadier than the ratio of the medians.
  public let ratio: Double

  /// Measures in `rounds` rounds, each long enough for the clock: both are done as many times as
  /// take `roundSeconds`. They take turns, and turns in who begins.
  public init(
    subject: Workload, yardstick: Workload, rounds: Int = 21, roundSeconds: Double = 0.01
  ) throws {
    let subjectTimes = try Self.times(of: subject, filling: roundSeconds)
    let yardstickTimes = try Self.times(of: yardstick, filling: roundSeconds)
    var pairs: [(subject: Double, yardstick: Double)] = []
    for round in 0..<rounds {
      if round.isMultiple(of: 2) {
        let second = try Self.seconds(of: yardstick, times: yardstickTimes)
        pairs.append((try Self.seconds(of: subject, times: subjectTimes), second))
      } else {
        let first = try Self.seconds(of: subject, times: subjectTimes)
        pairs.append((first, try Self.seconds(of: yardstick, times: yardstickTimes)))
      }
    }
    self.init(rounds: pairs)
  }

  init(rounds: [(subject: Double, yardstick: Double)]) {
    subject = Self.median(rounds.map(\.subject))
    yardstick = Self.median(rounds.map(\.yardstick))
    ratio = Self.median(rounds.map { $0.subject / $0.yardstick })
  }

  /// The middle value, or the mean of the two middle ones; not a number when there is none.
  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// How often `workload` has to be done to fill `seconds`; this warms it up as well.
  private static func times(of workload: Workload, filling seconds: Double) throws -> Int {
    var times = 1
    while try self.seconds(of: workload, times: times) * Double(times) < seconds, times < 1 << 30 {
      times *= 2
    }
    return times
  }

  /// The seconds that one of `times` takes.
  private static func seconds(of workload: Workload, times: Int) throws -> Double {
    let clock = ContinuousClock()
    let elapsed = try clock.measure { try workload.run(times) }
    return elapsed / .seconds(1) / Double(times)
  }
}
