import Foundation
import Testing
import UIKit

/// Rows and columns of views.
@MainActor @Suite struct UIStackViewTests {
  private let stage = Stage()
  private let stack = UIStackView(frame: CGRect(x: 10, y: 100, width: 300, height: 100))

  init() {
    stage.root.addSubview(stack)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> Box {
    let box = Box(width, height)
    stack.addArrangedSubview(box)
    return box
  }

  private func frames() -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func defaults() {
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, CGFloat(0), CGFloat(100)), (.top, 0, 40), (.center, 30, 40),
    (.bottom, 60, 40),
  ]) func alignmentsOfARow(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
    _ = box(50, 40)
    _ = box(30, 100)
    stack.alignment = alignment
    stack.spacing = 10
    stack.distribution = .equalSpacing
    #expect(frames() == [rect(0, y, 50, height), rect(270, 0, 30, 100)])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, CGFloat(0), CGFloat(300)), (.leading, 0, 40),
    (.center, 130, 40), (.trailing, 260, 40),
  ]) func alignmentsOfAColumn(alignment: UIStackView.Alignment, x: CGFloat, width: CGFloat) {
    _ = box(40, 20)
    _ = box(300, 30)
    stack.axis = .vertical
    stack.alignment = alignment
    stack.spacing = 5
    stack.distribution = .equalSpacing
    #expect(frames() == [rect(x, 0, width, 20), rect(0, 70, 300, 30)])
  }

  @Test func aRowRunsInTheDirectionOfTheLanguage() {
    _ = box(50, 40)
    _ = box(30, 40)
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(frames() == [rect(30, 0, 270, 100), rect(0, 0, 30, 100)])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.distribution = .equalSpacing
    #expect(frames() == [rect(250, 0, 50, 40), rect(270, 60, 30, 40)])
    stack.alignment = .trailing
    #expect(frames().map(\.minX) == [0, 0])
  }

  @Test func hiddenViewsTakeNoPlace() {
    let boxes = [box(50, 40), box(30, 40), box(20, 40)]
    stack.spacing = 10
    stack.distribution = .equalSpacing
    stack.alignment = .top
    stack.frame.size.width = 120
    boxes[1].isHidden = true
    #expect(frames()[2] == rect(100, 0, 20, 40))
    #expect(stack.intrinsicContentSize == CGSize(width: 80, height: 40))
    boxes[1].isHidden = false
    #expect(frames()[1] == rect(60, 0, 30, 40))
    boxes[0].isHidden = true
    boxes[1].isHidden = true
    #expect(frames()[2].minX == 0)
  }

  @Test func insertingMovingAndRemoving() {
    let (first, second, third) = (box(10, 10), box(20, 10), box(30, 10))
    #expect(stack.arrangedSubviews == [first, second, third])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second])
    #expect(stack.subviews == [first, second, third], "the order back to front is another")
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [third, second] && first.superview === stack)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [third])
    let other = UIStackView(arrangedSubviews: [third])
    #expect(stack.arrangedSubviews == [] && other.arrangedSubviews == [third])
    let messages = diagnostics { stack.insertArrangedSubview(second, at: 1) }
    #expect(messages.count == 1 && second.superview == nil)
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [first])
  }

  @Test func gapsOfTheirOwn() {
    let (first, second, third) = (box(10, 10), box(20, 10), box(30, 10))
    stack.spacing = 5
    stack.setCustomSpacing(20, after: first)
    #expect(stack.customSpacing(after: first) == 20)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    #expect(stack.intrinsicContentSize.width == 85)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
    #expect(stack.intrinsicContentSize.width == 73)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(stack.intrinsicContentSize.width == 70)
    stack.setCustomSpacing(100, after: third)
    #expect(stack.intrinsicContentSize.width == 70, "nothing comes after the last")
    // Hidden, a view takes its gap along.
    stack.setCustomSpacing(50, after: second)
    second.isHidden = true
    #expect(stack.intrinsicContentSize.width == 45)
    second.removeFromSuperview()
    second.isHidden = false
    stack.addArrangedSubview(second)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    stack.spacing = UIStackView.spacingUseDefault
    #expect(stack.intrinsicContentSize.width == 160, "the third is not the last any longer")
  }

  @Test func linesOfTextStandOnOneHeight() {
    let (large, small) = (UILabel(), UILabel())
    (large.font, small.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 12))
    (large.text, small.text) = ("Large", "one\ntwo")
    small.numberOfLines = 0
    for label in [large, small] { stack.addArrangedSubview(label) }
    func baseline(_ label: UILabel, last: Bool = false) -> CGFloat {
      let line = label.font.lineHeight
      let first = label.frame.minY + label.font.ascender
      return last ? first + CGFloat(label.text!.split(separator: "\n").count - 1) * line : first
    }
    stack.alignment = .firstBaseline
    _ = frames()
    #expect(abs(baseline(large) - baseline(small)) < 1)
    #expect(large.frame.minY == 0 && small.frame.minY > 20)
    stack.alignment = .lastBaseline
    _ = frames()
    #expect(abs(baseline(large) - baseline(small, last: true)) < 1)
    #expect(abs(max(large.frame.maxY, small.frame.maxY) - 100) < 1, "as low as it can")
    // A view without text stands on its lower edge.
    let plain = box(10, 10)
    stack.alignment = .firstBaseline
    _ = frames()
    #expect(abs(plain.frame.maxY - baseline(large)) < 1)
  }

  @Test func aColumnByBaselines() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("One", "Two")
    stack.axis = .vertical
    stack.alignment = .leading
    for label in [first, second] { stack.addArrangedSubview(label) }
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.frame.size.height = stack.intrinsicContentSize.height
    _ = frames()
    #expect(abs(second.frame.minY - first.frame.minY - 40) < 1)
  }

  @Test func textsTakeTheHeightOfTheirWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is much longer than one line of a narrow column can be"
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    stack.axis = .vertical
    stack.spacing = 8
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(button)
    let wide = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(wide.width > 300)
    let narrow = stack.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = label.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
    #expect(
      narrow == CGSize(width: 120, height: text.height + 8 + button.intrinsicContentSize.height))
    #expect(stack.sizeThatFits(CGSize(width: 120, height: 0)) == narrow)
    stack.frame.size = narrow
    #expect(frames()[0].size == CGSize(width: 120, height: text.height))
  }

  @Test func stacksInStacksFollowTheirContents() {
    let inner = UIStackView()
    inner.axis = .vertical
    let label = UILabel()
    inner.addArrangedSubview(label)
    stack.addArrangedSubview(inner)
    _ = box(20, 20)
    inner.setContentHuggingPriority(.required, for: .horizontal)
    label.text = "Short"
    let short = frames()[0].width
    label.text = "Somewhat longer"
    #expect(frames()[0].width > short + 20)
    #expect(stack.intrinsicContentSize.width == inner.intrinsicContentSize.width + 20)
  }

  @Test func priorities() {
    let (first, second) = (box(50, 10), box(50, 10))
    #expect(first.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(frames().map(\.width) == [50, 250])
    #expect(second.contentHuggingPriority(for: .horizontal) == .defaultLow)
    stack.frame.size.width = 80
    first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(frames().map(\.width) == [30, 50])
  }

  @Test func marginsCountWhenAsked() {
    _ = box(50, 40)
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(frames() == [rect(0, 0, 300, 100)])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames() == [rect(20, 10, 240, 60)])
    #expect(stack.intrinsicContentSize == CGSize(width: 110, height: 80))
    stack.directionalLayoutMargins.leading = 0
    #expect(frames() == [rect(0, 10, 260, 60)])
  }

  @Test func edgesLieOnPixels() {
    for _ in 0..<3 { _ = box(10, 10) }
    stack.distribution = .fillEqually
    stack.frame.size.width = 100
    let frames = frames()
    for frame in frames {
      #expect(
        frame.minX * 2 == (frame.minX * 2).rounded() && frame.maxX * 2 == (frame.maxX * 2).rounded()
      )
    }
    #expect(frames[0].maxX == frames[1].minX && frames[2].maxX == 100)
  }

  @Test func aViewThatIsTurnedStaysSo() {
    let turned = box(50, 40)
    turned.transform = CGAffineTransform(rotationAngle: 1)
    _ = box(20, 20)
    stack.layoutIfNeeded()
    #expect(turned.bounds.size == CGSize(width: 280, height: 100))
    #expect(turned.center == CGPoint(x: 140, y: 50))
  }
}
