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
        measurement, subject: subject.name, yardstick: yardstick.name, budget: budget)
    }
  }

  /// A row of what was timed already, round by round, in seconds.
  public init(
    _ title: String, subject: String, yardstick: String,
    rounds: [(subject: Double, yardstick: Double)], budget: Budget
  ) {
    self.title = title
    measure = {
      RowResult(
        Measurement(rounds: rounds), subject: subject, yardstick: yardstick, budget: budget)
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
