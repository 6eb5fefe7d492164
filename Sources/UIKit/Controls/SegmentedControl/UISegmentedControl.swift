public import Foundation
import UIKitText

/// A row of segments of which one is selected.
///
/// A tap selects, and so does pulling the pill of the selected segment to another one. When a person selects another
/// segment it does the segment's action, if it has one, and sends `valueChanged`, then `primaryActionTriggered`;
/// selecting in code sends nothing.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control with a segment for each of `items`, which are titles, pictures or actions, and as large as
  /// suits them. Others are reported, and get an empty segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    take(items ?? [])
  }

  /// Makes a control with a segment for each action, which shows its picture or else its title, and does it when
  /// it is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The index for no segment: -1.
  nonisolated public static let noSegment = -1

  // MARK: Selection

  /// The selected segment, ``noSegment`` for none and at first. Set in code it sends nothing. If the control is
  /// momentary, the segment that was pressed last.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        Diagnostics.report("\(Diagnostics.name(self)): there is no segment \(newValue)")
        return
      }
      drag = nil
      selection = newValue
      showSoftly()
    }
  }

  /// Whether segments are buttons that stay unselected. False by default.
  open var isMomentary = false {
    didSet { showLook() }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before the one at `segment`; an index out of range means the nearest end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.title = title }
  }

  /// Puts a segment with a picture before the one at `segment`; an index out of range means the nearest end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.image = image }
  }

  /// Puts a segment with an action before the one at `segment`. One that has an action of this identifier is
  /// changed if it is at that index, and removed otherwise.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action, at: segment, animated: animated)
  }

  /// Gives a segment an action. One whose identifier another segment has is reported and changes nothing
  /// (UIKit raises an exception).
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { set(action, at: segment) }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// The segment whose action has this identifier; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Takes a segment out. If it was the selected one, none is selected.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment, animated: animated)
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    for index in segments.indices.reversed() { remove(at: index, animated: false) }
  }

  /// Sets the title of a segment, in the place of a picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    edit(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the picture of a segment, in the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    edit(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the width of a segment in points; 0 lets the control choose.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    edit(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// The width that a segment was given in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Moves the content of a segment, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    edit(segment) {
      $0.contentOffset = offset
      $0.setNeedsLayout()
    }
  }

  /// By how much the content of a segment is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  /// Sets whether a segment can be selected by a person.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    edit(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected by a person.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? true
  }

  /// Whether segments without a width of their own get one by their content. False by default: they are all
  /// equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if oldValue != apportionsSegmentWidthsByContent { contentDidChange() } }
  }

  // MARK: Look

  /// The colour of the pill; nil for white in the light, gray in the dark.
  open var selectedSegmentTintColor: UIColor? {
    didSet { content.pillColor = selectedSegmentTintColor }
  }

  /// Sets attributes of the titles in a state; what they leave open is as for `normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// The attributes that were set for exactly that state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// As wide as the segments, 32 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: layout.fittingWidth, height: Self.height)
  }
  /// As wide as the segments, 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Places the segments.
  open override func layoutSubviews() { placeContent() }

  // MARK: Tracking

  /// Presses a segment, or takes hold of the pill.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }

  /// Goes to the segment under the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(touch)
    return true
  }

  /// Selects the segment under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(event) }
  /// Leaves the selection as it was.
  open override func cancelTracking(with event: UIEvent?) { forgetPress() }

  package override func step(_ direction: ControlStep) -> Bool {
    stepSelection(direction)
    return true
  }

  package override func activate() -> Bool { false }
  package override func isPrimary(_ event: Event) -> Bool { event == .valueChanged }
  package override func stateDidChange() { showLook() }

  // MARK: Storage for the files beside this one

  let content = SegmentedContent()
  var selection = UISegmentedControl.noSegment
  var drag: SegmentDrag?
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  private func setUp() {
    isAccessibilityElement = false
    content.pillColor = nil
    addSubview(content)
  }
}
