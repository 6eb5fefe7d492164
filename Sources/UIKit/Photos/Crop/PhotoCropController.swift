import Foundation

/// Cuts a square out of a picture: moved by a finger, sized by two.
final class PhotoCropController: UIViewController, UIScrollViewDelegate {
  /// The picture that is shown; it may be smaller than the photo.
  private let picture: UIImage
  /// The size of the photo in pixels.
  private let pixels: CGSize
  private let chosen: @MainActor (CGRect) -> Void
  private let cancelled: @MainActor () -> Void

  private let scroll = UIScrollView(frame: .zero)
  private let content = UIImageView(frame: .zero)
  private let shade = CropShade(frame: .zero)
  private let bar = UIView(frame: .zero)
  private let heading = UILabel(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let chooseButton = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var geometry = CropGeometry(picture: .zero, side: 0)

  private static let barHeight: CGFloat = 56

  /// - Parameters:
  ///   - picture: What is shown, the right way up.
  ///   - pixels: The size of the photo itself, of which the rectangle is.
  ///   - chosen: Called with the square in the photo's pixels; the screen then shows that it waits.
  init(
    _ picture: UIImage, pixels: CGSize, cancelTitle: String? = nil, chooseTitle: String? = nil,
    chosen: @escaping @MainActor (CGRect) -> Void, cancelled: @escaping @MainActor () -> Void
  ) {
    self.picture = picture
    self.pixels = pixels
    self.chosen = chosen
    self.cancelled = cancelled
    super.init(nibName: nil, bundle: nil)
    cancelButton.setTitle(cancelTitle ?? SystemWord.cancel.text(), for: .normal)
    chooseButton.setTitle(chooseTitle ?? PhotoWord.choose.text(), for: .normal)
    // White on black, by day and by night.
    overrideUserInterfaceStyle = .dark
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    setUpScroll()
    heading.text = PhotoWord.moveAndScale.text()
    heading.textColor = .white
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    bar.backgroundColor = UIColor(white: 0.08, alpha: 1)
    for button in [cancelButton, chooseButton] {
      button.tintColor = .white
      button.titleLabel?.font = .systemFont(ofSize: 17)
      bar.addSubview(button)
    }
    bar.addSubview(spinner)
    cancelButton.addAction(UIAction { [cancelled] _ in cancelled() }, for: .touchUpInside)
    chooseButton.addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    for part in [scroll, shade, heading, bar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds
    let insets = view.safeAreaInsets
    let barTop = room.maxY - insets.bottom - Self.barHeight
    bar.frame = CGRect(x: 0, y: barTop, width: room.width, height: room.maxY - barTop)
    heading.frame = CGRect(x: 16, y: insets.top + 10, width: room.width - 32, height: 24)
    let width = max(0, room.width / 2 - 16)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (
      CGRect(x: 16, y: 6, width: width, height: 44),
      CGRect(x: room.midX, y: 6, width: width, height: 44)
    )
    cancelButton.frame = isMirrored ? right : left
    chooseButton.frame = isMirrored ? left : right
    cancelButton.contentHorizontalAlignment = .leading
    chooseButton.contentHorizontalAlignment = .trailing
    spinner.center = CGPoint(x: room.midX, y: 28)
    shade.frame = room
    placeSquare(
      in: CGRect(
        x: 0, y: heading.frame.maxY, width: room.width, height: barTop - heading.frame.maxY))
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

  /// Nothing can be chosen until the photo has been opened, or a fault was told.
  func show(isWaiting: Bool) {
    chooseButton.isEnabled = !isWaiting
    scroll.isUserInteractionEnabled = !isWaiting
    if isWaiting { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func choose() {
    show(isWaiting: true)
    chosen(
      geometry.pixels(
        zoom: scroll.zoomScale,
        corner: CGPoint(
          x: scroll.contentOffset.x + scroll.contentInset.left,
          y: scroll.contentOffset.y + scroll.contentInset.top)))
  }

  private func setUpScroll() {
    content.image = picture
    content.contentMode = .scaleToFill
    content.isAccessibilityElement = true
    content.accessibilityLabel = PhotoWord.photo.text()
    scroll.addSubview(content)
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.alwaysBounceVertical = true
    scroll.alwaysBounceHorizontal = true
    scroll.decelerationRate = .fast
    scroll.maximumZoomScale = CropGeometry.largestZoom
  }

  /// The square lies in the middle; the picture may be moved until its edges are those of the square. What was in its
  /// middle stays there when the screen turns.
  private func placeSquare(in room: CGRect) {
    let side = max(1, min(room.width, room.height, 560).rounded(.down))
    let square = CGRect(
      x: (room.midX - side / 2).rounded(), y: (room.midY - side / 2).rounded(), width: side,
      height: side)
    shade.square = square
    let next = CropGeometry(picture: pixels, side: side)
    guard next != geometry || scroll.frame != view.bounds else { return }
    let zoom = scroll.zoomScale
    let size = content.frame.size
    let middle =
      size.width > 0
      ? CGPoint(
        x: (scroll.contentOffset.x + scroll.contentInset.left + geometry.side / 2) / size.width,
        y: (scroll.contentOffset.y + scroll.contentInset.top + geometry.side / 2) / size.height)
      : CGPoint(x: 0.5, y: 0.5)
    geometry = next
    scroll.frame = view.bounds
    scroll.contentInset = UIEdgeInsets(
      top: square.minY, left: square.minX, bottom: view.bounds.maxY - square.maxY,
      right: view.bounds.maxX - square.maxX)
    scroll.zoomScale = 1
    content.frame = CGRect(origin: .zero, size: next.smallestSize)
    scroll.contentSize = next.smallestSize
    scroll.zoomScale = zoom
    let shown = content.frame.size
    scroll.contentOffset = CGPoint(
      x: middle.x * shown.width - side / 2 - square.minX,
      y: middle.y * shown.height - side / 2 - square.minY)
  }
}
