import Testing
import UIKit

@MainActor @Suite struct UIProgressViewTests {
  private let stage = Stage(device: .coarse)
  private let bar = UIProgressView(progressViewStyle: .default)

  init() {
    bar.frame = CGRect(x: 20, y: 100, width: 200, height: 4)
    stage.root.addSubview(bar)
    stage.advance(0.1)
  }

  @Test func hasTheHeightOfItsKind() {
    #expect(UIProgressView(frame: CGRect(x: 0, y: 0, width: 50, height: 9)).bounds.height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2.5)
  }

  @Test func isFilledAsFarAsItIsDone() {
    bar.progress = 0.5
    stage.advance(0.1)
    #expect(stage.color(110, 102) == 0x007AFF)
    #expect(stage.color(130, 102) != 0x007AFF)
    bar.semanticContentAttribute = .forceRightToLeft
    stage.advance(0.1)
    #expect(stage.color(110, 102) != 0x007AFF)
    #expect(stage.color(130, 102) == 0x007AFF)
  }

  @Test func itGrowsSoftlyIfAsked() {
    stage.forgetFrames()
    bar.setProgress(1, animated: true)
    #expect(bar.progress == 1)
    stage.advance(1)
    #expect(stage.frames.count > 5 && stage.isIdle)
  }

  @Test func numbersOutsideBecomeTheNearest() {
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.progress = -.infinity
    #expect(bar.progress == 0)
    bar.progress = .nan
    #expect(bar.progress == 0)
    bar.progress = 0.256
    #expect(bar.accessibilityValue == "26%")
  }

  @Test func itFollowsAProgressUntilThatIsDone() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    #expect(bar.progress == 0.25)
    progress.completedUnitCount = 2
    stage.advance(0.2)
    #expect(bar.progress == 0.5)
    progress.completedUnitCount = 4
    stage.advance(1)
    #expect(bar.progress == 1 && stage.isIdle)
  }

  @Test func itFollowsNothingOutsideOfAWindow() {
    let progress = Progress(totalUnitCount: 4)
    bar.observedProgress = progress
    bar.removeFromSuperview()
    stage.advance(1)
    #expect(stage.isIdle)
    progress.completedUnitCount = 2
    stage.root.addSubview(bar)
    #expect(bar.progress == 0.5)
    bar.observedProgress = nil
    stage.advance(1)
    #expect(stage.isIdle)
  }

  @Test func itGoesWithItsProgressRunning() {
    weak var gone: UIProgressView?
    do {
      let bar = UIProgressView(progressViewStyle: .bar)
      gone = bar
      bar.observedProgress = Progress(totalUnitCount: 4)
      stage.root.addSubview(bar)
      stage.advance(0.5)
      bar.removeFromSuperview()
    }
    stage.advance(0.5)
    #expect(gone == nil)
  }
}
