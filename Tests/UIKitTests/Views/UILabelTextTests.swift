import Testing
import UIKit

/// Labels in the world's scripts, too long, and far too long.
@MainActor @Suite struct UILabelTextTests {
  private let samples = [
    "Tiếng Việt: Chữ Quốc ngữ", "Español: ¿Dónde está?", "日本語：漢字とかな", "العربية: مرحبا بالعالم",
    "Family 👨‍👩‍👧‍👦 flag 🇻🇳",
  ]

  private func label(_ text: String, width: CGFloat? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.backgroundColor = .white
    label.sizeToFit()
    if let width { label.frame.size.width = width }
    return label
  }

  /// The columns, in points, that hold ink.
  private func ink(of label: UILabel) -> ClosedRange<Int>? {
    let stage = Stage()
    stage.root.backgroundColor = .white
    label.frame.origin = CGPoint(x: 20, y: 100)
    stage.root.addSubview(label)
    stage.advance(0.05)
    let columns = (0..<390).filter { x in
      (90..<140).contains { stage.color(CGFloat(x), CGFloat($0)) != 0xFFFFFF }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test func eachScriptIsDrawnWhereItWasMeasured() throws {
    for text in samples {
      let label = label(text)
      let found = ink(of: label)
      let ink = try #require(found, "nothing drawn of \(text)")
      #expect(ink.lowerBound >= 18 && ink.upperBound <= Int(20 + label.bounds.width) + 2)
      #expect(CGFloat(ink.count) > label.bounds.width * 0.85)
    }
  }

  @Test func theMiddleIsLeftOut() throws {
    let text = "The beginning, and then a long way to the end"
    let modes: [NSLineBreakMode] = [
      .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping,
    ]
    var pictures: [Data] = []
    for mode in modes {
      let label = label(text, width: 150)
      label.lineBreakMode = mode
      let found = ink(of: label)
      let ink = try #require(found)
      #expect(ink.upperBound <= 20 + 151)
      let picture = UIGraphicsImageRenderer(bounds: label.bounds).image { _ in
        label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
      }
      pictures.append(try #require(picture.pngData()))
    }
    #expect(Set(pictures).count == modes.count)
  }

  /// Measured at a few milliseconds; the bound only tells it from what grows without one.
  @Test func tenThousandCharactersAreBounded() {
    func time(_ count: Int) -> Duration {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 350, height: 700))
      label.numberOfLines = 0
      label.text = String(repeating: "word and more ", count: count / 14)
      let stage = Stage()
      return ContinuousClock().measure {
        stage.root.addSubview(label)
        stage.advance(0.05)
      }
    }
    _ = time(100)
    #expect(time(10_000) < .milliseconds(500))
  }
}
