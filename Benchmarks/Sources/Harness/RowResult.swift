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
