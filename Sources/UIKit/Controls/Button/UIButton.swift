public import Foundation
import UIKitGraphics
import UIKitText

/// A control that shows a title, an image or both, and is tapped.
///
/// `touchUpInside` is followed by `primaryActionTriggered`. There are two ways to give it a look: for
/// each state with the `set…(_:for:)` methods, or with a ``configuration``; the latter wins.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  nonisolated public enum ButtonType: Int, Sendable {
    /// No look of its own: 18 point title, white.
    case custom = 0
    /// The title in the tint, 15 points, which fades while touched.
    case system = 1
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    useDefaults()
    contentDidChange()
  }

  /// Makes a button of a kind that shows and does `primaryAction`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button with a configuration that shows and does `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    configurationDidChange()
  }

  /// Makes a custom button with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
    useDefaults()
    contentDidChange()
  }

  /// Makes a custom button that does `primaryAction`, and shows its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The kind of the button.
  open internal(set) var buttonType: ButtonType = .custom

  // MARK: Content for states

  /// Sets the title for a state; other states without one show that of `normal`.
  open func setTitle(_ title: String?, for state: State) {
    content.titles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the title with attributes for a state; it comes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.titleColors[state.rawValue] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    content.images[state.rawValue] = image
    contentDidChange()
  }

  /// Sets the image behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.backgroundImages[state.rawValue] = image
    contentDidChange()
  }

  /// The title for a state, or that of `normal`.
  open func title(for state: State) -> String? { content.value(\.titles, state) }
  /// The title with attributes for a state, or that of `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.value(\.attributedTitles, state)
  }
  /// The colour of the title for a state, or that of `normal`.
  open func titleColor(for state: State) -> UIColor? { content.value(\.titleColors, state) }
  /// The image for a state, or that of `normal`.
  open func image(for state: State) -> UIImage? { content.value(\.images, state) }
  /// The background image for a state, or that of `normal`.
  open func backgroundImage(for state: State) -> UIImage? {
    content.value(\.backgroundImages, state)
  }

  /// The title that is shown.
  open var currentTitle: String? { configuration.map(\.title) ?? title(for: state) }
  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { shownTitleColor }
  /// The image that is shown.
  open var currentImage: UIImage? { configuration.map(\.image) ?? image(for: state) }
  /// The background image that is shown.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The label of the title: for its font and the like; the button sets its text.
  open var titleLabel: UILabel? { titleView }
  /// The label of a configuration's subtitle; the button sets its text.
  open var subtitleLabel: UILabel? { subtitleView }
  /// The view of the image; the button sets its image.
  open var imageView: UIImageView? { pictureView }

  /// Points around everything; not used with a configuration.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if oldValue != contentEdgeInsets { contentDidChange() } }
  }

  /// Moves and shrinks the title, in points, without changing the button's own size.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { if oldValue != titleEdgeInsets { setNeedsLayout() } }
  }

  /// Moves and shrinks the image, in points, without changing the button's own size.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { if oldValue != imageEdgeInsets { setNeedsLayout() } }
  }

  // MARK: Configuration

  /// The look as a value; nil for the one of the states.
  open var configuration: Configuration? {
    didSet { configurationDidChange() }
  }

  /// Called whenever the state changed, to set another ``configuration`` for it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a configured button shows what its state does to the configuration. If not it looks the
  /// same in all states, as long as its configuration is.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if oldValue != automaticallyUpdatesConfiguration { contentDidChange() } }
  }

  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Adapts the configuration to the state: calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Menu

  /// What the button offers to choose from: when a finger stays down for half a second, at a pointer's secondary
  /// click, or at once with `showsMenuAsPrimaryAction`. The finger may go on to one of the rows; lifted on the button,
  /// it leaves the menu open. `menuActionTriggered` is sent before it opens. Setting it enables the button's
  /// interaction, setting it to nil disables that.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelectedElement()
    }
  }

  /// Whether the menu is what the button is for. False by default.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { showSelectedElement() }
  }

  /// Whether using the button changes what is chosen: with a menu as primary action it shows the chosen element and
  /// only that one is on, without a menu it is selected and not in turn. False by default.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showSelectedElement() }
  }

  /// The button's ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// Ends tracking.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { turnSelection() }
  }

  // MARK: Size and layout

  /// The size of title and image with what lies around them.
  open override var intrinsicContentSize: CGSize { fittingSize(maximumWidth: .infinity) }
  /// The size of title and image with what lies around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(maximumWidth: size.width > 0 ? size.width : .infinity)
  }
  /// Places title and image.
  open override func layoutSubviews() { placeContent() }
  /// A system button shows the new tint.
  open override func tintColorDidChange() { tintDidChange() }

  /// What the button is called: its title, unless it was given another name.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Storage for the files beside this one

  var content = ButtonContent()
  var needsConfigurationUpdate = false
  var needsTintUpdate = false
  /// The tint that a configuration is shown with.
  var shownTint: UIColor?
  let titleView = UILabel()
  let pictureView = UIImageView(image: nil)
  let subtitleView = UILabel()
  let backgroundView = UIImageView(image: nil)

  /// The wheel in the place of a configuration's image.
  var activityView: UIActivityIndicatorView?
  /// What a selected system button has behind its contents.
  var selectionView: UIView?
  var shownBackground = UIBackgroundConfiguration.clear()

  override func contentSize(width: CGFloat?) -> CGSize {
    width.map { sizeThatFits(CGSize(width: $0, height: .infinity)) } ?? intrinsicContentSize
  }

  override func ownBaseline(isFirst: Bool, in size: CGSize) -> CGFloat {
    titleBaseline(isFirst: isFirst, in: size)
  }

  override func looksDidChange() { contentDidChange() }

  package override func stateDidChange() {
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  package override func isPrimary(_ event: Event) -> Bool {
    event == .touchUpInside && !opensMenuAtOnce
  }

  package override func performFromMenu(_ action: UIAction) {
    select(action)
    super.performFromMenu(action)
  }

  package override func activate() -> Bool {
    if !opensMenuAtOnce { turnSelection() }
    return super.activate()
  }
}
