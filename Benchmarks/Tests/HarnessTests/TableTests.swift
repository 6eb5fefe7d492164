import Testing

@testable import Harness

@Suite struct TableTests {
  @Test func columnsStandBelowEachOther() {
    #expect(Table.aligned([["a", "bb"], ["ccc", "d"], ["", ""]]) == ["a    bb", "ccc  d", ""])
  }

  @Test func budgets() {
    let measurement = Measurement(rounds: [(0.003, 0.001)])
    #expect(Budget.ratio(3.01).allows(measurement))
    #expect(!Budget.ratio(2.9).allows(measurement))
    #expect(Budget.milliseconds(3.01).allows(measurement))
    #expect(!Budget.milliseconds(2.9).allows(measurement))
  }

  @Test func countedRows() throws {
    #expect(try Row("a", counting: "frames", atMost: 0) { 0 }.result().isWithinBudget)
    let over = try Row("a", counting: "frames", atMost: 0) { 2 }.result()
    #expect(over.cells == ["frames 2", "", "", "0", "OVER"])
  }
}
