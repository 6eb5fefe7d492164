import TouchUp
import UIKit

/// A postcard to drag, pinch and turn, all at once; a double tap puts it back, a swipe below brings another.
final class GesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  private let language: Language
  private let scroller = UIScrollView()
  private let table = UIView()
  private let postcard = UIImageView(image: nil)
  private let card: PoseCard
  private var landscape = Landscape.dusk
  private var pose = Pose()

  private static let size = CGSize(width: 264, height: 186)
  /// How high the table is at least, in points.
  private static let least: CGFloat = 220

  init(language: Language) {
    self.language = language
    card = PoseCard(
      rows: ["picture", "moved", "size", "turned"].map { language.text("gestures.\($0)") },
      hints: ["hint", "swipe"].map { language.text("gestures.\($0)") })
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.backgroundColor = .tertiarySystemFill
    table.layer.cornerRadius = 10
    table.clipsToBounds = true
    postcard.bounds.size = Self.size
    postcard.layer.shadowOpacity = 0.3
    postcard.layer.shadowRadius = 10
    postcard.layer.shadowOffset = CGSize(width: 0, height: 5)
    postcard.isAccessibilityElement = true
    postcard.accessibilityLabel = language.text("gestures.postcard")
    postcard.isMultipleTouchEnabled = true
    table.addSubview(postcard)
    scroller.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroller)
    for part in [table, card] { scroller.addSubview(part) }
    show(.dusk)
    listen()
  }

  private func listen() {
    postcard.onPan(with: self) { screen, _, pan in
      screen.pose.move(by: pan.translation(in: screen.table), within: screen.table.bounds.size)
      pan.setTranslation(.zero, in: screen.table)
      screen.showPose()
    }
    postcard.onPinch(with: self) { screen, _, pinch in
      screen.pose.pinch(by: pinch.scale)
      pinch.scale = 1
      screen.showPose()
    }
    postcard.onRotation(with: self) { screen, _, rotation in
      screen.pose.angle += rotation.rotation
      rotation.rotation = 0
      screen.showPose()
    }
    for recognizer in postcard.gestureRecognizers ?? [] { recognizer.delegate = self }
    postcard.onTap(taps: 2, with: self) { screen, _ in screen.putBack() }
    card.onSwipe(.left, with: self) { screen, _ in screen.turnPage(by: 1) }
    card.onSwipe(.right, with: self) { screen, _ in screen.turnPage(by: -1) }
  }

  /// Fingers drag, pinch and turn at the same time; all else is decided as usual.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
      && !(otherGestureRecognizer is UITapGestureRecognizer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.readableColumn
    let height = card.sizeThatFits(CGSize(width: column.width, height: 0)).height
    let room = column.height - height - 32
    let inner = CGRect(x: column.minX, y: 12, width: column.width, height: max(room, Self.least))
    scroller.frame = CGRect(
      x: 0, y: column.minY, width: view.bounds.width, height: column.height)
    table.frame = inner
    card.frame = CGRect(x: inner.minX, y: inner.maxY + 12, width: inner.width, height: height)
    // Only with large texts there is more than fits.
    scroller.contentSize = CGSize(width: view.bounds.width, height: card.frame.maxY + 8)
    showPose()
  }

  private func putBack() {
    pose = Pose()
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
    ) { [self] in showPose() }
  }

  private func turnPage(by step: Int) {
    show(landscape.moved(by: step))
    let way = table.bounds.width * CGFloat(step)
    UIView.performWithoutAnimation { postcard.center.x += way }
    UIView.animate(withDuration: 0.3) { [self] in showPose() }
  }

  private func show(_ landscape: Landscape) {
    self.landscape = landscape
    postcard.image = LandscapePainter(landscape: landscape, size: Self.size).postcard()
    showTexts()
  }

  private func showPose() {
    let space = table.bounds
    postcard.center = CGPoint(x: space.midX + pose.offset.x, y: space.midY + pose.offset.y)
    postcard.transform = pose.transform
    showTexts()
  }

  private func showTexts() {
    card.show([
      language.text("gestures." + landscape.rawValue),
      "\(whole(pose.offset.x)), \(whole(pose.offset.y))", "\(whole(pose.scale * 100)) %",
      "\(whole(pose.angle * 180 / .pi))°",
    ])
  }

  private func whole(_ number: CGFloat) -> Int { Int(number.rounded()) }
}
