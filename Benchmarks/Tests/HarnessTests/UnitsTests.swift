import Testing

@testable import Harness

@Suite struct UnitsTests {
  @Test func numbersHaveThreeDigits() {
    #expect(Units.decimal(0.0614) == "0.061")
    #expect(Units.decimal(1) == "1.00")
    #expect(Units.decimal(0.9999) == "1.000")
    #expect(Units.decimal(12.34) == "12.3")
    #expect(Units.decimal(-1_234) == "-1234")
    #expect(Units.decimal(.nan) == "nan")
    #expect(Units.decimal(1e300) == "1e+300")
  }

  @Test func timesHaveTheUnitThatFits() {
    #expect(Units.time(2.5e-8) == "25.0 ns")
    #expect(Units.time(1.2e-6) == "1.20 µs")
    #expect(Units.time(0.0125) == "12.5 ms")
    #expect(Units.time(2) == "2.00 s")
  }
}
