import Testing
import UIKit
import UIKitLoop

@Suite struct UIGraphicsImageRendererTests {
  private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func scaleSaysHowManyPixels(scale: CGFloat) {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 20), format: format(scale: scale))
    let image = renderer.image { _ in }
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == scale)
    #expect(image.cgImage?.width == Int(10 * scale) && image.cgImage?.height == Int(20 * scale))
  }

  @MainActor @Test func withoutAScaleItIsThatOfTheScreen() {
    var device = HostDevice.phone
    device.scale = 3
    let stage = Stage(device: device)
    MainLoops.$current.withValue(stage.loop) {
      #expect(UIGraphicsImageRendererFormat.default().scale == 3)
      #expect(UIGraphicsImageRendererFormat.preferred().scale == 3)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      #expect(image.cgImage?.width == 6)
    }
  }

  @Test func anOpaqueOneHasNoClearParts() {
    let size = CGSize(width: 4, height: 4)
    let clear = UIGraphicsImageRenderer(size: size, format: format(scale: 1)).image { _ in }
    let opaque = UIGraphicsImageRenderer(size: size, format: format(scale: 1, opaque: true))
      .image { _ in }
    #expect(clear.cgImage?.color(x: 1, y: 1)?.alpha == 0)
    #expect(opaque.cgImage?.color(x: 1, y: 1)?.alpha == 1)
    #expect(opaque.cgImage?.rgb(x: 1, y: 1) == 0)
  }

  @Test func boundsAreACutOfTheCoordinates() {
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 100, y: 50, width: 10, height: 10), format: format(scale: 1))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 105, y: 50, width: 5, height: 10))
    }
    #expect(image.cgImage?.color(x: 2, y: 5)?.alpha == 0)
    #expect(image.cgImage?.rgb(x: 7, y: 5) == 0xFF0000)
  }

  @Test func itsPNGIsTheSamePicture() throws {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 6, height: 6), format: format(scale: 2))
    func draw(_ context: UIGraphicsImageRendererContext) {
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
    }
    let data = renderer.pngData(actions: draw)
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 6, height: 6))
    let image = renderer.image(actions: draw)
    #expect(data == image.pngData())
    #expect(read.cgImage?.rgb(x: 4, y: 4) == image.cgImage?.rgb(x: 4, y: 4))
    #expect(read.cgImage?.rgb(x: 4, y: 4) == 0xFF9500)
  }

  @Test func whatCannotBeMadeIsEmpty() {
    for side in [0, -.infinity, .nan, 1e9] as [CGFloat] {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: 10))
      #expect(renderer.image { _ in }.cgImage == nil)
      #expect(renderer.pngData { _ in }.isEmpty)
    }
  }

  @Test func theContextIsCurrentOnlyMeanwhile() {
    let outside = UIGraphicsGetCurrentContext() == nil
    var inside = false
    _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      inside = UIGraphicsGetCurrentContext() === context.cgContext
    }
    #expect(outside && inside && UIGraphicsGetCurrentContext() == nil)
  }
}
