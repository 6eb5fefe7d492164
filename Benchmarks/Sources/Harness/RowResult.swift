/// What a row came to, in words.
struct RowResult: Equatable, Sendable {
  var subject: String
  var yardstick: String
  var ratio: String
  var budget: String
  var isWithinBudget: Bool

  /// The texts of the table's columns after the title.
  var cells: [String] { [subject, yardstick, ratio, budget, isWithinBudget ? "ok" : "OVER"] }
}

extension RowResult {
  /// What a measurement says beside its budget.
  init(_ measurement: Measurement, subject: String, yardstick: String, budget: Budget) {
    self.init(
      subject: "\(subject) \(Units.time(measurement.subject))",
      yardstick: "\(yardstick) \(Units.time(measurement.yardstick))",
      ratio: Units.decimal(measurement.ratio), budget: budget.text,
      isWithinBudget: budget.allows(measurement))
  }
}
