import Testing

@testable import Harness

@Suite struct MeasurementTests {
  @Test func theMedianIsTheMiddle() {
    #expect(Measurement.median([3, 1, 2]) == 2)
    #expect(Measurement.median([4, 1, 2, 3]) == 2.5)
    #expect(Measurement.median([]).isNaN)
  }

  @Test func aSlowRoundSlowsBothAndLeavesTheRatio() {
    let measurement = Measurement(rounds: [(2, 1), (20, 10), (2, 1), (30, 1), (2.2, 1.1)])
    #expect(measurement.ratio == 2)
    #expect(measurement.subject == 2.2)
    #expect(measurement.yardstick == 1)
  }

  @Test func bothTakeTurnsAndTurnsInWhoBegins() throws {
    var order = ""
    let subject = Workload("s") { order += "s" }
    let yardstick = Workload("y") { order += "y" }
    _ = try Measurement(subject: subject, yardstick: yardstick, rounds: 3, roundSeconds: 0)
    #expect(order == "sy" + "ys" + "sy" + "ys")
  }

  @Test func whatCannotBeDoneStopsTheMeasurement() {
    struct Refusal: Error {}
    let subject = Workload("s") { throw Refusal() }
    let yardstick = Workload("y") {}
    #expect(throws: Refusal.self) { try Measurement(subject: subject, yardstick: yardstick) }
  }
}
