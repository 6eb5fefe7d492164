import Testing
import UIKit

/// Drawn where no actor is: what Apple leaves off the main actor is off it here.
private func flag() -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3), format: format).image {
    context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    UIColor.blue.set()
    UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill()
    UIColor.systemGreen.setStroke()
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 2, width: 1, height: 1))
  }
}

@Suite struct UIImageTests {
  /// The pixels as letters, a row a word: red, green, blue, white, clear.
  private func letters(_ image: UIImage) -> [String] {
    guard let pixels = image.cgImage else { return [] }
    return (0..<pixels.height).map { y in
      String(
        (0..<pixels.width).map { x -> Character in
          guard pixels.color(x: x, y: y)!.alpha > 0 else { return "." }
          return switch pixels.rgb(x: x, y: y) {
          case 0xFF0000: "R"
          case 0x00FF00: "G"
          case 0x0000FF: "B"
          case 0x000000: "K"
          default: "?"
          }
        })
    }
  }

  /// The picture drawn, the right way up.
  private func drawn(_ image: UIImage) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      image.draw(at: .zero)
    }
  }

  @Test func isMadeAndDrawnOffTheMainActor() async {
    let picture = await Task.detached { flag() }.value
    #expect(letters(picture) == ["RB", "RR", "GR"])
    let tinted = await Task.detached {
      let format = UIGraphicsImageRendererFormat.preferred()
      format.scale = 1
      return UIGraphicsImageRenderer(size: flag().size, format: format).image { _ in
        flag().withTintColor(.red).draw(in: CGRect(x: 0, y: 0, width: 2, height: 3))
      }
    }.value
    #expect(letters(tinted) == ["RR", "RR", "RR"])
  }

  @Test(arguments: [
    (UIImage.Orientation.up, ["RB", "RR", "GR"]),
    (.down, ["RG", "RR", "BR"]),
    (.left, ["BRR", "RRG"]),
    (.right, ["GRR", "RRB"]),
    (.upMirrored, ["BR", "RR", "RG"]),
    (.downMirrored, ["GR", "RR", "RB"]),
    (.leftMirrored, ["RRG", "BRR"]),
    (.rightMirrored, ["RRB", "GRR"]),
  ])
  func isDrawnTheRightWayUp(orientation: UIImage.Orientation, expected: [String]) {
    let image = UIImage(cgImage: flag().cgImage!, scale: 1, orientation: orientation)
    #expect(image.size == CGSize(width: expected[0].count, height: expected.count))
    #expect(letters(drawn(image)) == expected)
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(letters(drawn(mirrored)) == expected.map { String($0.reversed()) })
    #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == orientation)
  }

  @Test func isMixedAsTold() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      flag().draw(at: .zero, blendMode: .normal, alpha: 0.5)
      flag().draw(in: CGRect(x: 2, y: 0, width: 2, height: 3), blendMode: .multiply, alpha: 1)
    }
    let soft = try #require(image.cgImage?.rgb(x: 0, y: 1))
    #expect(soft == 0xFF8080 || soft == 0xFF7F7F)
    #expect(image.cgImage?.rgb(x: 2, y: 1) == 0xFF0000)
  }

  @Test func aResizableOneKeepsItsEdges() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let frame = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor.green.setFill()
      $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let large = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: format).image {
      _ in
      frame.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    #expect(letters(large) == ["RRRRR", "RGGGR", "RGGGR", "RRRRR"])
  }

  @MainActor @Test func aTemplateTakesTheTintAndAnOriginalDoesNot() {
    let stage = Stage()
    let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let template = UIImageView(image: square.withRenderingMode(.alwaysTemplate))
    let original = UIImageView(image: square.withRenderingMode(.alwaysOriginal))
    template.frame.origin = CGPoint(x: 40, y: 100)
    original.frame.origin = CGPoint(x: 80, y: 100)
    for view in [template, original] {
      view.tintColor = .green
      stage.root.addSubview(view)
    }
    stage.advance(0.1)
    #expect(stage.color(50, 110) == 0x00FF00 && stage.color(90, 110) == 0xFF0000)
    template.tintColor = .blue
    stage.advance(0.1)
    #expect(stage.color(50, 110) == 0x0000FF)
  }
}
