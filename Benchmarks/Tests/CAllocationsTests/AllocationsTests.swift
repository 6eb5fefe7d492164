import CAllocations
import Testing

@Suite struct AllocationsTests {
  private final class Thing {}

  @Test func eachObjectIsCounted() {
    var things: [Thing] = []
    things.reserveCapacity(3)
    let before = allocations_made()
    for _ in 0..<3 { things.append(Thing()) }
    #expect(allocations_made() - before == 3)
    #expect(things.count == 3)
  }

  @Test func nothingIsCountedForNothing() {
    let before = allocations_made()
    #expect(allocations_made() - before == 0)
  }
}
