import Foundation
import Testing
import UIKit

/// Views that take the size of their contents.
@MainActor @Suite struct UIViewSizeTests {
  @Test func theCornerStaysWhereItIs() {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 800))
    label.numberOfLines = 0
    label.text = "The oldest trick to align a label to the top: sizeToFit."
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 20, y: 20))
    #expect(label.frame.height < 100)
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame.origin = CGPoint(x: 20, y: 70)
    button.sizeToFit()
    #expect(button.frame.origin == CGPoint(x: 20, y: 70))
    #expect(button.frame.width > 30)
  }

  @Test func alsoOfATurnedView() {
    let label = UILabel(frame: CGRect(x: 10, y: 30, width: 100, height: 100))
    label.text = "Turned"
    label.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corner = label.frame.origin
    label.sizeToFit()
    #expect(abs(label.frame.minX - corner.x) < 1e-6 && abs(label.frame.minY - corner.y) < 1e-6)
    #expect(label.frame.height > label.frame.width)
  }
}
