import Harness
import UIKit
import UIKitTestSupport

/// Frames of a fling, on a phone of 390 x 844 points at scale 2: every pixel of the screen moves.
func scrollRows() -> [Row] {
  [flingRow(rows: 20), flingRow(rows: 1_000)]
}

private func flingRow(rows count: Int) -> Row {
  let scroll = makeScroll(rows: count)
  let robot = show(scroll)
  // What is seen of it: as many rows as fit.
  let picture = FlatPicture(of: show(makeScroll(rows: 14)).window, scale: 2)
  var step: CGFloat = 7
  return Row(
    "one frame of a fling, \(count) rows of text",
    subject: Workload(
      "UIScrollView",
      repeating: {
        let end = scroll.contentSize.height - scroll.bounds.height
        if scroll.contentOffset.y + step > end || scroll.contentOffset.y + step < 0 { step = -step }
        try robot.frame { scroll.contentOffset.y += step }
      }),
    yardstick: Workload("Cairo and Pango", repeating: { picture.paint() }),
    budget: .milliseconds(4))
}

private func show(_ scroll: UIScrollView) -> Robot {
  let screen = UIViewController()
  screen.loadViewIfNeeded()
  screen.view.backgroundColor = .white
  scroll.frame = screen.view.bounds
  screen.view.addSubview(scroll)
  let robot = Robot(screen)
  robot.wait(0.1)
  return robot
}

/// Rows as a list of messages has them: two lines of text, a round picture's place, a hairline.
private func makeScroll(rows count: Int) -> UIScrollView {
  let scroll = UIScrollView()
  scroll.contentInsetAdjustmentBehavior = .never
  let height: CGFloat = 64
  for index in 0..<count {
    let row = UIView(frame: CGRect(x: 0, y: CGFloat(index) * height, width: 390, height: height))
    row.backgroundColor = .white
    let face = UIView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))
    face.backgroundColor = .systemTeal
    face.layer.cornerRadius = 20
    let title = UILabel(frame: CGRect(x: 72, y: 10, width: 300, height: 22))
    title.text = "Message \(index) from somebody"
    let text = UILabel(frame: CGRect(x: 72, y: 34, width: 300, height: 20))
    text.text = "What it says, on one line and no more than that"
    text.font = .systemFont(ofSize: 15)
    let line = UIView(frame: CGRect(x: 72, y: 63.5, width: 318, height: 0.5))
    line.backgroundColor = .lightGray
    for part in [face, title, text, line] { row.addSubview(part) }
    scroll.addSubview(row)
  }
  scroll.contentSize = CGSize(width: 390, height: CGFloat(count) * height)
  return scroll
}
