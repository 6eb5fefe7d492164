import Observables
import Testing

@Suite(.leakFree) struct EventTests {
  @Test func printsAsReadersOfRxExpect() {
    #expect(Event.next(1).debugDescription == "next(1)")
    #expect(
      Event<Int>.error(TestError(number: 2)).debugDescription == "error(TestError(number: 2))")
    #expect(Event<Int>.completed.debugDescription == "completed")
  }

  @Test func tellsWhatItIs() {
    #expect(Event.next(1).element == 1)
    #expect(!Event.next(1).isStopEvent)
    #expect(Event<Int>.completed.isCompleted)
    #expect(Event<Int>.completed.isStopEvent)
    #expect(Event<Int>.error(TestError()).error is TestError)
    #expect(Event<Int>.error(TestError()).isStopEvent)
  }

  @Test func mapsElementsAndCatches() {
    #expect(Event.next(2).map { $0 * 2 }.element == 4)
    #expect(
      Event.next(2).map { _ -> Int in throw TestError(number: 1) }.error as? TestError
        == TestError(number: 1))
    #expect(Event<Int>.completed.map { $0 }.isCompleted)
  }
}
