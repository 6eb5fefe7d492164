import Testing
import UIKit

/// Pictures of views.
@MainActor @Suite struct UIViewSnapshotTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))

  init() {
    stage.root.addSubview(box)
    box.addSubview(mark)
    box.backgroundColor = .white
    mark.backgroundColor = .red
    stage.advance(0.1)
  }

  private func picture(afterUpdates: Bool) -> CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      #expect(box.drawHierarchy(in: box.bounds, afterScreenUpdates: afterUpdates))
    }.cgImage
  }

  @Test func drawsTheViewWithItsSubviews() {
    let image = picture(afterUpdates: true)
    #expect(image?.width == 80)
    #expect(image?.rgb(x: 10, y: 40) == 0xFF0000)
    #expect(image?.rgb(x: 60, y: 40) == 0xFFFFFF)
  }

  @Test func showsWhatIsSeenOrWhatIs() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mark.frame.origin.x = 30 }
    stage.advance(0.5)
    // Half way the mark is from 15 to 25 points.
    let seen = picture(afterUpdates: false)
    #expect(seen?.rgb(x: 40, y: 40) == 0xFF0000)
    #expect(seen?.rgb(x: 70, y: 40) == 0xFFFFFF)
    let model = picture(afterUpdates: true)
    #expect(model?.rgb(x: 40, y: 40) == 0xFFFFFF)
    #expect(model?.rgb(x: 70, y: 40) == 0xFF0000)
  }

  @Test func aSnapshotStaysAsItWas() throws {
    let snapshot = try #require(box.snapshotView(afterScreenUpdates: true) as? UIImageView)
    mark.backgroundColor = .blue
    #expect(snapshot.bounds.size == box.bounds.size)
    #expect(snapshot.image?.cgImage?.rgb(x: 10, y: 40) == 0xFF0000)
  }

  @Test func aPartOfIt() throws {
    let snapshot = try #require(
      box.resizableSnapshotView(
        from: CGRect(x: 5, y: 0, width: 10, height: 10), afterScreenUpdates: true,
        withCapInsets: .zero) as? UIImageView)
    #expect(snapshot.image?.cgImage?.rgb(x: 5, y: 5) == 0xFF0000)
    #expect(snapshot.image?.cgImage?.rgb(x: 15, y: 5) == 0xFFFFFF)
  }

  @Test func nothingToDraw() {
    #expect(!box.drawHierarchy(in: box.bounds, afterScreenUpdates: true))
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }
}
