import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CameraLayoutTests {
  private let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func layout(
    _ size: CGSize, _ insets: UIEdgeInsets, shape: CGFloat = 4 / 3, isMirrored: Bool = false,
    hasControls: Bool = true
  ) -> CameraLayout {
    CameraLayout(
      bounds: CGRect(origin: .zero, size: size), insets: insets, shape: shape, scale: 2,
      isMirrored: isMirrored, hasControls: hasControls)
  }

  @Test func aPhoneHasItsControlsBelow() {
    let it = layout(CGSize(width: 390, height: 844), insets)
    #expect(it.strip == CGRect(x: 0, y: 682, width: 390, height: 162))
    #expect(it.preview == CGRect(x: 0, y: 218.5, width: 390, height: 292.5))
    #expect(it.shutter == CGPoint(x: 195, y: 746))
    #expect(it.cancel.minX == 20 && it.turn.x == 346)
    let mirrored = layout(CGSize(width: 390, height: 844), insets, isMirrored: true)
    #expect(mirrored.cancel.maxX == 370 && mirrored.turn.x == 44)
    #expect(mirrored.preview == it.preview)
  }

  @Test func aWideScreenHasThemBeside() {
    let it = layout(
      CGSize(width: 1366, height: 1024), UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(it.strip.maxX == 1366 && it.strip.width == CameraLayout.stripWidth)
    #expect(it.preview.maxX <= it.strip.minX)
    #expect(it.turn.y < it.shutter.y && it.shutter.y < it.cancel.minY)
    let mirrored = layout(CGSize(width: 1366, height: 1024), .zero, isMirrored: true)
    #expect(mirrored.strip.minX == 0 && mirrored.preview.minX >= mirrored.strip.maxX)
  }

  @Test(arguments: [0, 1, 7, 60, 150, 390, 844, 5000], [0, 1, 33, 120, 400, 844])
  func nothingIsOutsideOrNegative(width: Int, height: Int) {
    for shape in [0, 0.1, 3.0 / 4, 16.0 / 9, 40, .infinity, .nan] {
      let it = layout(CGSize(width: width, height: height), insets, shape: shape)
      let all = CGRect(x: 0, y: 0, width: width, height: height)
      for rect in [it.preview, it.strip, it.cancel, it.stage] {
        #expect(rect.width >= 0 && rect.height >= 0)
      }
      #expect(it.preview.isEmpty || all.insetBy(dx: -1, dy: -1).contains(it.preview))
    }
  }

  @Test func withoutControlsItIsAtTheTop() {
    let it = layout(CGSize(width: 390, height: 844), insets, hasControls: false)
    #expect(it.preview == CGRect(x: 0, y: 0, width: 390, height: 292.5))
    #expect(it.strip.isEmpty)
  }
}
