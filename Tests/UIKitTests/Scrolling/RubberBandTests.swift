import Testing
import UIKit

/// The band beyond the content's end: c d D / (c d + D), c = .55.
@Suite struct RubberBandTests {
  @Test(
    "gives way less and less",
    arguments: [(0, 0), (10, 5.46), (100, 51.64), (400, 174.53), (10_000, 731.7)]
      as [(CGFloat, CGFloat)])
  func stretch(pull: CGFloat, stretch: CGFloat) {
    let band = RubberBand(length: 844)
    #expect(abs(band.stretch(for: pull) - stretch) < 0.05)
    #expect(abs(band.pull(for: band.stretch(for: pull)) - pull) < 0.001)
  }

  @Test("its slope is that of its stretch")
  func slope() {
    let band = RubberBand(length: 500)
    for pull in [0.5, 50, 300] as [CGFloat] {
      let measured = (band.stretch(for: pull + 0.01) - band.stretch(for: pull - 0.01)) / 0.02
      #expect(abs(band.slope(at: pull) - measured) < 0.0001)
    }
  }

  @Test("a viewport without a length does not give way")
  func empty() {
    #expect(RubberBand(length: 0).stretch(for: 50) == 0)
    #expect(RubberBand(length: 0).pull(for: 50) == 0)
  }
}
