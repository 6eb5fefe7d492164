public import Foundation
public import UIKitGraphics
public import UIKitLayers

/// A rectangle on the screen that draws, holds other views, and gets the touches inside it.
///
/// NB: members of a class can only be overridden when they stand in its one body. So this body is
/// declarations and short forwards; the work is in the `UIView+…` files beside it.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UIFocusItem, CALayerDelegate {
  // MARK: Making

  /// Makes a view with a frame in points, in the coordinates of its future superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    self.frame = frame
    layer.setNeedsDisplay()
  }

  /// Makes a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  @MainActor deinit {
    for view in subviewStorage { view.leaveWindowQuietly() }
  }

  // MARK: Layer

  /// The class of the layers that views of this class make for themselves; a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// What the view is drawn from. The view is its delegate, and stays it.
  public let layer: CALayer

  // MARK: Geometry

  /// Where the view is in its superview, in points. With a `transform` other than the identity, the
  /// smallest rectangle that holds it; setting it then keeps the transform.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view in its own coordinates, in points. Another origin scrolls the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The middle of the view in its superview, in points (where the anchor point of the layer is).
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// Moves, turns, scales or skews the view around its ``center``.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }

  /// Whether subviews follow a change of the size by their ``autoresizingMask``.
  open var autoresizesSubviews = true

  /// What gives way when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = []

  /// How contents that were drawn for one size fill another.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { applyContentMode() }
  }

  /// The size that suits the view best when `size` points are there. The present size, unless
  /// overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to what suits its contents; the top left corner of its frame stays.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    center.x += corner.x - frame.minX
    center.y += corner.y - frame.minY
  }

  /// The size of the contents in points; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells the superview that ``intrinsicContentSize`` changed: it lays out again.
  open func invalidateIntrinsicContentSize() {
    superview?.subviewSizeDidChange()
  }

  /// The size that suits the contents best; where they have none, `targetSize`. There are no constraints on
  /// Linux: ``intrinsicContentSize`` counts, for texts, buttons and stacks that of the width they get.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that suits the contents best, where `targetSize` does not matter more than the priorities of
  /// the contents: `.required` for the width gives the height for that width.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The view whose first line of text counts where this view is aligned by it. The view itself, whose baseline
  /// is its lower edge unless it shows text, unless overridden.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text counts where this view is aligned by it.
  open var forLastBaselineLayout: UIView { self }

  /// The width or height of what has no size of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Hierarchy

  /// The view that this one lies in. It is not kept alive.
  open package(set) weak var superview: UIView?

  /// The views that lie in this one, back to front.
  open var subviews: [UIView] { subviewStorage }

  /// The window that shows the view; nil when it is in none.
  open package(set) weak var window: UIWindow?

  /// Puts `view` in front of the other subviews, taking it out of where it was. A view cannot lie in
  /// itself or in one of its own subviews: that is reported and changes nothing.
  open func addSubview(_ view: UIView) { insert(view, at: subviewStorage.count) }

  /// Puts `view` at `index` from the back (0…count; clamped).
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` right behind `siblingSubview`; at the back when that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Puts `view` right before `siblingSubview`; in front when that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Lets the subviews at two indexes change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Takes the view out of its superview, and out of the window. Its touches are cancelled.
  open func removeFromSuperview() { detach() }

  /// Whether this view is `view` or lies in it, at any depth.
  open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }

  /// This view or the first one in it, front last, whose ``tag`` it is.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// A number to find the view by.
  open var tag = 0

  /// Called after `subview` was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before `subview` is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes; nil when the view is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes; nil when the view leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` at the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out this view and what lies in it now, where asked for.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Places the subviews. Never call it: ask with ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// Points at each edge that bars, the screen's corners or the like cover.
  open package(set) var safeAreaInsets: UIEdgeInsets = .zero

  /// Called after ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// Points at each edge that contents keep free. 8 on each by default, for a controller's view its
  /// `systemMinimumLayoutMargins`; what is read has the safe area in it. Set it without.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setMargins(newValue.directional(rightToLeft: isRightToLeft)) }
  }

  /// ``layoutMargins`` by the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentMargins.directional(rightToLeft: isRightToLeft) }
    set { setMargins(newValue) }
  }

  /// Whether the margins of the superview hold here too, where they reach into this view. False by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutSettings?.preservesSuperviewMargins ?? false }
    set {
      changingMargins { changeLayoutSettings { $0.preservesSuperviewMargins = newValue } }
    }
  }

  /// Whether the safe area is part of the margins. True by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutSettings?.insetsMarginsFromSafeArea ?? true }
    set {
      changingMargins { changeLayoutSettings { $0.insetsMarginsFromSafeArea = newValue } }
    }
  }

  /// Called after ``layoutMargins`` changed.
  open func layoutMarginsDidChange() {}

  // MARK: Looks

  /// The colour behind the contents; nil for none.
  open var backgroundColor: UIColor? {
    didSet { applyBackgroundColor() }
  }

  /// From 0, clear, to 1. Views below .01 get no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue.isNaN ? 1 : min(max(newValue, 0), 1)) }
  }

  /// Whether the view, and all in it, is left out of drawing and touching.
  open var isHidden: Bool {
    get { layer.isHidden || isCollapsing }
    set {
      guard newValue != isHidden else { return }
      if let superview { superview.hide(self, newValue) } else { layer.isHidden = newValue }
      if newValue { cancelTouches() }
    }
  }

  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of what can be tapped; the superview's when none was set.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set {
      ownTintColor = newValue
      propagateTintChange()
    }
  }

  /// Whether the tint shows in gray, as behind an alert.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set {
      ownTintAdjustmentMode = newValue
      propagateTintChange()
    }
  }

  /// Called after ``tintColor`` changed here or above.
  open func tintColorDidChange() {}

  /// Draws the view into the current graphics context, whose origin is the top left corner of the
  /// bounds. Called once for each ``setNeedsDisplay()``, not each frame: what is drawn is kept.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` at the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for ``draw(_:)`` at the next frame, for a part of the bounds.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Traits

  /// Light or dark for this view and what lies in it; unspecified follows the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { updateTraits() } }
  }

  /// Whether rows mirror in right-to-left languages, or what they show never does.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if oldValue != semanticContentAttribute { setNeedsLayout() } }
  }

  /// The traits in force here.
  open var traitCollection: UITraitCollection { traits ?? takeTraits() }

  /// Called after ``traitCollection`` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Touches

  /// Whether the view and what lies in it gets touches.
  open var isUserInteractionEnabled = true {
    didSet {
      guard !isUserInteractionEnabled else { return }
      cancelTouches()
      window?.focusSystem.askForCheck()
    }
  }

  /// Whether the view gets more than the first finger.
  open var isMultipleTouchEnabled = false

  /// The recognisers on this view, in the order added; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a recogniser, taking it off the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recogniser off; one that tracks is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser, on this view or on one above it, may begin with a touch in this view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The frontmost view at `point` (in this view's coordinates) that takes touches.
  ///
  /// Hidden views, those with alpha below .01 or without interaction, and whatever lies outside the
  /// bounds of its superview are passed over, with all in them.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    descend(to: point, with: event)
  }

  /// Whether `point` (in this view's coordinates) is in the bounds; lower edges are, upper are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  // MARK: Focus

  /// Whether Tab stops at the view. False unless overridden; controls say yes while they are enabled.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus of the keyboard.
  open var isFocused: Bool { window?.focusSystem.focusedView === self }

  /// Whether the focus may move so, when the view or one in it has it before or after. True unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus moved, when the view or one in it had it before or has it now.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Interactions

  /// What a person can do with the view besides: context menus. In the order added.
  open var interactions: [any UIInteraction] {
    get { interactionStorage }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction, taking it off the view it was on.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Takes an interaction off; one that is not on this view is left alone.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Accessibility

  /// Whether assistive technology, and a test's robot, sees this view as one thing.
  open var isAccessibilityElement = false { didSet { accessibilityDidChange() } }
  /// What assistive technology finds in the view in place of its subviews: views, and ``UIAccessibilityElement``s.
  open var accessibilityElements: [Any]? { didSet { accessibilityDidChange() } }
  /// What the view is called, in the person's language.
  open var accessibilityLabel: String? { didSet { accessibilityDidChange() } }
  /// What happens when the view is used, in the person's language.
  open var accessibilityHint: String? { didSet { accessibilityDidChange() } }
  /// What the view is set to, in the person's language.
  open var accessibilityValue: String? { didSet { accessibilityDidChange() } }
  /// A name for tests; people never see it.
  open var accessibilityIdentifier: String? { didSet { accessibilityDidChange() } }
  /// What kind of thing the view is.
  open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { accessibilityDidChange() }
  }
  /// Whether assistive technology passes over the view and all that lies in it.
  open var accessibilityElementsHidden = false { didSet { accessibilityDidChange() } }
  /// Whether assistive technology passes over all that lies beside the view in its superview: for what has to be
  /// answered first.
  open var accessibilityViewIsModal = false { didSet { accessibilityDidChange() } }
  /// Uses the view as assistive technology does; false when it has no use of its own.
  open func accessibilityActivate() -> Bool { false }
  /// Steps an adjustable view up.
  open func accessibilityIncrement() {}
  /// Steps an adjustable view down.
  open func accessibilityDecrement() {}

  // MARK: Responder

  /// Ends editing where the view, or one in it, is the first responder: it is asked to give up, and with `force` has
  /// to. Returns whether none of them is any longer.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignWithin(force: force) }

  /// The view's controller if it has one, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Layer delegate

  /// The layer is about to be drawn. Does nothing unless overridden.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Draws the view's contents; call ``setNeedsDisplay()`` instead.
  open func draw(_ layer: CALayer, in ctx: CGContext) { record(in: ctx) }
  /// Lays out the view; call ``setNeedsLayout()`` instead.
  open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }
  /// The animation for a change of a property: that of the `UIView.animate` block around it, or none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.action(for: self, layer: layer, key: event)
  }

  // MARK: For the files beside this one

  /// Takes ``contentMode`` over to the layer.
  func applyContentMode() { useGravityOfContentMode() }
  /// Told after light or dark or the text size changed: colours and fonts that were taken over into a
  /// layer or another view have to be taken anew.
  func looksDidChange() {}
  /// Told after the size changed.
  func boundsSizeDidChange() {}
  /// What of ``safeAreaInsets`` is passed on to the subviews.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Whether touches reach `view`, which is this one or lies in it.
  func lets(_ touches: Set<UITouch>, with event: UIEvent?, reach view: UIView) -> Bool { true }
  /// The size of the contents, for a given width where that matters, as ``intrinsicContentSize``.
  func contentSize(width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// How far down the first or the last line stands in a view of `size` points.
  func ownBaseline(isFirst: Bool, in size: CGSize) -> CGFloat { size.height }
  /// Told after the size of a subview's contents changed.
  func subviewSizeDidChange() { setNeedsLayout() }
  /// Whether a ring shows that the view has the focus; not where something else does, as a caret.
  package var showsFocusRing: Bool { true }
  /// Does what an arrow key does here while the view has the focus; whether it does anything.
  func useArrow(_ direction: ControlStep, isVertical: Bool) -> Bool { false }
  /// Hides or shows a subview.
  func hide(_ subview: UIView, _ hidden: Bool) { subview.layer.isHidden = hidden }

  var subviewStorage: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  var interactionStorage: [any UIInteraction] = []
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode: TintAdjustmentMode = .automatic
  var traits: UITraitCollection?
  /// How many running animations keep touches off this view.
  var animationsBlockingTouches = 0
  /// Whether the view is hidden, and seen still until it has collapsed.
  var isCollapsing = false
  var layoutSettings: LayoutSettings?
  package weak var viewController: UIViewController?
  /// What the kit keeps with this view: freed with it.
  package var attachments = Attachments()
}
