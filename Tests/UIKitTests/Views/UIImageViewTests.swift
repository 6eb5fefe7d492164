import Foundation
import Testing
import UIKit

/// Where a picture of 40 x 20 points lies in a view of 100 x 100, in each content mode; and what is cut off.
@MainActor @Suite struct UIImageViewTests {
  private static let modes: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
    (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
    (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
    (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
    (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
    (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
  ]

  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }

  private func stage(_ mode: UIView.ContentMode, clips: Bool = false) -> Stage {
    let stage = Stage()
    stage.root.backgroundColor = .white
    let view = UIImageView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.image = image()
    view.contentMode = mode
    view.clipsToBounds = clips
    stage.root.addSubview(view)
    stage.advance(0.1)
    return stage
  }

  @Test(arguments: 0..<12) func thePictureLies(row: Int) {
    let (mode, frame) = Self.modes[row]
    let stage = stage(mode)
    let place = frame.offsetBy(dx: 100, dy: 100)
    let inner = place.insetBy(dx: 2, dy: 2)
    let outer = place.insetBy(dx: -2, dy: -2)
    for x in [inner.minX, inner.midX, inner.maxX] {
      #expect(stage.color(x, inner.midY) == 0xFF0000)
      #expect(stage.color(x, outer.minY) == 0xFFFFFF && stage.color(x, outer.maxY) == 0xFFFFFF)
    }
    for x in [outer.minX, outer.maxX] { #expect(stage.color(x, inner.midY) == 0xFFFFFF) }
  }

  @Test func whatIsOutsideIsCutOffWhenAskedTo() {
    let stage = stage(.scaleAspectFill, clips: true)
    #expect(stage.color(150, 150) == 0xFF0000)
    #expect(stage.color(90, 150) == 0xFFFFFF && stage.color(210, 150) == 0xFFFFFF)
  }

  @Test func subviewsAreCutOffToo() {
    let stage = Stage()
    stage.root.backgroundColor = .white
    let frame = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: -50, y: 25, width: 200, height: 50))
    child.backgroundColor = .red
    frame.addSubview(child)
    stage.root.addSubview(frame)
    stage.advance(0.1)
    #expect(stage.color(60, 150) == 0xFF0000)
    frame.clipsToBounds = true
    stage.advance(0.1)
    #expect(stage.color(60, 150) == 0xFFFFFF && stage.color(150, 150) == 0xFF0000)
  }

  @Test func isAsLargeAsItsPicture() {
    let view = UIImageView(image: image())
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    view.image = nil
    view.sizeToFit()
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func viewsAreFoundByTheirTags() {
    let root = UIView()
    let (first, inner, second) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    first.addSubview(inner)
    root.addSubview(second)
    inner.tag = 7
    second.tag = 7
    #expect(root.viewWithTag(7) === inner, "depth first")
    #expect(root.viewWithTag(8) == nil)
    root.tag = 7
    #expect(root.viewWithTag(7) === root)
  }
}
