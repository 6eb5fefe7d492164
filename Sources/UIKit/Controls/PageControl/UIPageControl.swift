public import Foundation

/// A dot for each page, one of which is the current one.
///
/// A tap at one side of the current dot goes a page on or back; a finger that moves goes through the pages. Each
/// change by a person sends `valueChanged`, then `primaryActionTriggered`; setting the page in code sends nothing.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    showLook()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Pages

  /// How many pages there are, 0 at first; a number below 0 counts as 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard oldValue != numberOfPages else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      showLook()
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page, from 0; one outside becomes the nearest.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      if oldValue != currentPage { setNeedsLayout() }
    }
  }

  /// Whether nothing is shown for a single page. False by default.
  open var hidesForSinglePage = false { didSet { showLook() } }

  /// Whether a finger goes through the pages. True by default; if not, taps at the two halves go on and back.
  open var allowsContinuousInteraction = true

  /// How a person changes pages at the moment: to be asked while `valueChanged` is sent.
  open internal(set) var interactionState: InteractionState = .none

  // MARK: Look

  /// The colour of the other dots; nil for white at .3.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the current dot; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// What lies behind the dots.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { showLook() } }

  /// Which way the pages go.
  open var direction: Direction = .natural {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// A picture in the place of the dots; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  /// A picture in the place of the current dot; nil for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// The picture that a page was given.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Gives a page a picture of its own; nil takes it away. A page that there is not is reported.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    set(image, page, in: \.images)
  }

  /// The picture that a page was given for when it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// Gives a page a picture of its own for when it is the current one; nil takes it away. A page that there is
  /// not is reported.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    set(image, page, in: \.currentImages)
  }

  /// The size that shows `pageCount` dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { fittingSize(pageCount) }

  /// The size that shows all dots.
  open override var intrinsicContentSize: CGSize { fittingSize(numberOfPages) }
  /// The size that shows all dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(numberOfPages) }
  /// Places the dots.
  open override func layoutSubviews() { placeDots() }

  // MARK: Tracking

  /// Waits for what the finger will do.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }

  /// Goes through the pages.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(touch, event)
    return true
  }

  /// Goes a page on or back, if it was a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(touch, event) }
  /// Stays at the page.
  open override func cancelTracking(with event: UIEvent?) { forgetPress() }

  /// “page 2 of 5” in the person's language, unless it was given another value.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (numberOfPages > 0 ? ControlWords.word(.page(currentPage + 1, numberOfPages)) : nil)
    }
    set { super.accessibilityValue = newValue }
  }

  package override func step(_ direction: ControlStep) -> Bool {
    turn(direction, nil)
    return true
  }

  package override func activate() -> Bool { false }
  package override func isPrimary(_ event: Event) -> Bool { event == .valueChanged }
  package override func stateDidChange() { showLook() }

  // MARK: Storage for the files beside this one

  let ground = UIView()
  var indicators: [Int: PageIndicator] = [:]
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  var firstShown = 0
  var scrub: PageScrub?

  private func set(
    _ image: UIImage?, _ page: Int,
    in table: ReferenceWritableKeyPath<UIPageControl, [Int: UIImage]>
  ) {
    guard (0..<numberOfPages).contains(page) else {
      Diagnostics.report("\(Diagnostics.name(self)): there is no page \(page)")
      return
    }
    self[keyPath: table][page] = image
    setNeedsLayout()
  }
}
