import Testing
import UIKit

/// Views far larger than any screen, up to what numbers can tell apart: what is on the screen of them is
/// painted, and so is what lies in them.
@MainActor @Suite struct HugeViewTests {
  private let stage = Stage()

  private nonisolated static let sides: [CGFloat] = [
    999_000, 1_100_000, 4_100_000, 8_000_000, 8_500_000, 17_000_000, 1e9, 1e12,
  ]

  /// A green view with its middle in that of the screen.
  private func show(_ side: CGFloat) -> UIView {
    let view = UIView(
      frame: CGRect(x: 195 - side / 2, y: 422 - side / 2, width: side, height: side))
    view.backgroundColor = .green
    stage.root.addSubview(view)
    return view
  }

  @Test(arguments: sides) func itsBackgroundIsPainted(side: CGFloat) {
    let view = show(side)
    stage.advance(0.05)
    #expect(stage.color(1, 1) == 0x00FF00)
    #expect(stage.color(388, 842) == 0x00FF00)
    view.layer.cornerRadius = 20
    view.layer.borderWidth = 1
    stage.advance(0.05)
    #expect(stage.color(1, 1) == 0x00FF00)
    #expect(stage.color(388, 842) == 0x00FF00)
    view.layer.cornerRadius = 0
    view.clipsToBounds = true
    stage.advance(0.05)
    #expect(stage.color(195, 422) == 0x00FF00)
  }

  @Test(arguments: sides) func itsCornerIsRoundWhereItShows(side: CGFloat) {
    let view = show(side)
    view.frame.origin = CGPoint(x: 100, y: 100)
    view.layer.cornerRadius = 40
    stage.root.backgroundColor = .blue
    stage.advance(0.05)
    #expect(stage.color(103, 103) == 0x0000FF)
    #expect(stage.color(150, 150) == 0x00FF00)
    #expect(stage.color(380, 101) == 0x00FF00)
    view.layer.borderWidth = 10
    view.layer.borderColor = UIColor.red.cgColor
    stage.advance(0.05)
    #expect(stage.color(103, 103) == 0x0000FF)
    #expect(stage.color(300, 105) == 0xFF0000)
    #expect(stage.color(105, 300) == 0xFF0000)
    #expect(stage.color(150, 150) == 0x00FF00)
    view.clipsToBounds = true
    stage.advance(0.05)
    #expect(stage.color(103, 103) == 0x0000FF)
    #expect(stage.color(150, 150) == 0x00FF00)
  }

  @Test(arguments: sides) func whatLiesInItIsPainted(side: CGFloat) {
    let view = show(side)
    for clips in [false, true] {
      view.clipsToBounds = clips
      let middle = view.bounds.size.width / 2
      let box = UIView(frame: CGRect(x: middle - 50, y: middle - 50, width: 100, height: 100))
      box.backgroundColor = .red
      box.layer.cornerRadius = 5
      let label = UILabel(frame: CGRect(x: middle - 50, y: middle + 100, width: 100, height: 40))
      label.text = "████████"
      label.textColor = .blue
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
        UIColor.black.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }
      let image = UIImageView(image: picture)
      image.frame.origin = CGPoint(x: middle - 50, y: middle - 150)
      for part in [box, label, image] { view.addSubview(part) }
      stage.advance(0.05)
      #expect(stage.color(195, 422) == 0xFF0000)
      #expect(stage.color(165, 292) == 0x000000)
      #expect(stage.color(270, 292) == 0x00FF00)
      #expect(count(0x0000FF, in: CGRect(x: 145, y: 522, width: 100, height: 40)) > 50)
      for part in [box, label, image] { part.removeFromSuperview() }
    }
  }

  @Test(arguments: sides) func itsPictureIsStretchedAllOverIt(side: CGFloat) {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let view = UIImageView(image: picture)
    view.frame = show(side).frame
    stage.root.addSubview(view)
    stage.advance(0.05)
    #expect(stage.color(1, 1) == 0xFF0000)
    #expect(stage.color(388, 842) == 0xFF0000)
  }

  private func count(_ color: UInt32, in rect: CGRect) -> Int {
    var count = 0
    for y in stride(from: rect.minY, to: rect.maxY, by: 0.5) {
      for x in stride(from: rect.minX, to: rect.maxX, by: 0.5) {
        if stage.color(x, y) == color { count += 1 }
      }
    }
    return count
  }
}
