/// A row of the table: what is measured, beside what, and what it may cost.
public struct Row {
  /// What the reader cares about: "one label changed".
  public let title: String

  private let measure: () throws -> RowResult

  /// A row that is timed beside its yardstick. What takes long, a process say, gets by with fewer
  /// `rounds`.
  public init(
    _ title: String, subject: Workload, yardstick: Workload, budget: Budget, rounds: Int = 21
  ) {
    self.title = title
    measure = {
      let measurement = try Measurement(subject: subject, yardstick: yardstick, rounds: rounds)
      return RowResult(
        subject: "\(subject.name) \(Units.time(measurement.subject))",
        yardstick: "\(yardstick.name) \(Units.time(measurement.yardstick))",
        ratio: Units.decimal(measurement.ratio),
        budget: budget.text,
        isWithinBudget: budget.allows(measurement))
    }
  }

  /// A row that is counted: `count` may not be more than `most`.
  public init(
    _ title: String, counting name: String, atMost most: Int,
    count: @escaping () throws -> Int
  ) {
    self.title = title
    measure = {
      let count = try count()
      return RowResult(
        subject: "\(name) \(count)", yardstick: "", ratio: "", budget: "\(most)",
        isWithinBudget: count <= most)
    }
  }

  /// Measures the row.
  func result() throws -> RowResult { try measure() }
}
