import Foundation

/// An open menu: covers the window, shows the list and what was lifted, and hears of all fingers until something is
/// chosen or not.
final class MenuOverlay: UIView {
  /// Where the list is, and what was lifted.
  typealias Places = (list: CGRect, lifted: CGRect)

  /// What is done for the menu, by whoever opened it.
  struct Calls {
    /// Where things go when the list is so many points high: asked again when that, or the window, changes.
    var places: (MenuOverlay, CGFloat) -> Places
    /// Does what was chosen.
    var perform: (UIAction) -> Void
    /// What was lifted is tapped.
    var commit: () -> Void
    /// Called once, when the menu begins to go, with whether there is a window left to animate in: says how.
    var ended: (_ isSeen: Bool) -> MenuClosing
  }

  let list = MenuView()
  /// The view whose menu it is.
  private(set) weak var source: UIView?
  let lifted: LiftedView?
  /// The menus that were opened from each other, the shown one last.
  private var path: [UIMenu]
  private let calls: Calls
  private let dim = UIView()
  private var isOver = false
  private var finger = MenuFinger()
  /// What was asked to come with its elements.
  private var asked: [UIDeferredMenuElement] = []

  init(_ menu: UIMenu, of source: UIView, lifted: LiftedView?, calls: Calls) {
    (self.source, self.lifted, self.calls) = (source, lifted, calls)
    path = [menu]
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    if let lifted {
      dim.backgroundColor = Self.shade
      dim.isUserInteractionEnabled = false
      dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(dim)
      addSubview(lifted)
    }
    addSubview(list)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Whether it can be chosen from.
  var isOpen: Bool { !isOver }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  /// Opens over everything in a window.
  func open(in window: UIWindow, alongside animator: MenuAnimator) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.frame = bounds
    window.addSubview(self)
    guard self.window === window, !isOver else { return animator.finish() }
    showList(keepsPlace: false)
    list.alpha = 0
    if isMoving { list.transform = Self.small }
    dim.alpha = 0
    if let lifted, let home = lifted.home(in: self) {
      if isMoving { lifted.show(in: home, isLifted: false) } else { lifted.alpha = 0 }
      lifted.hideOriginal()
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      list.alpha = 1
      list.transform = .identity
      dim.alpha = 1
      lifted?.alpha = 1
      place()
      animator.run()
    } completion: { _ in
      animator.finish()
    }
  }

  /// Closes without a choice; later calls do nothing.
  func close() {
    guard !isOver else { return }
    isOver = true
    isUserInteractionEnabled = false
    for element in asked { element.menuClosed() }
    let closing = calls.ended(window != nil)
    guard window != nil else { return leave(closing) }
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
      list.alpha = 0
      if isMoving { list.transform = Self.small }
      dim.alpha = 0
      take(isMoving ? closing.lift : .fade)
      for animator in closing.animators { animator.run() }
    } completion: { [self] _ in
      leave(closing)
    }
  }

  /// Whether things come and go by growing and shrinking, and not by fading alone.
  private var isMoving: Bool { !UIAccessibility.isReduceMotionEnabled }

  private func leave(_ closing: MenuClosing) {
    lifted?.showOriginal()
    removeFromSuperview()
    for animator in closing.animators {
      animator.run()
      animator.finish()
    }
  }

  private func take(_ way: MenuClosing.Lift) {
    guard let lifted else { return }
    switch way {
    case .home(let target):
      guard let rect = LiftedView.place(of: target, in: self) else { return lifted.alpha = 0 }
      lifted.show(in: rect, isLifted: false)
    case .fade: lifted.alpha = 0
    case .pop:
      lifted.alpha = 0
      lifted.transform = lifted.transform.scaledBy(x: 1.4, y: 1.4)
    }
  }

  /// The window has gone, or somebody took the menu out of it.
  override func didMoveToWindow() { if window == nil { close() } }

  override func layoutSubviews() { place() }

  override func looksDidChange() { showList(keepsPlace: true) }

  private func place() {
    guard !isOver else { return }
    let width = min(MenuPlacement.width, max(0, bounds.inset(by: safeAreaInsets).width))
    let places = calls.places(self, list.height(for: width))
    list.bounds.size = places.list.size
    list.center = CGPoint(x: places.list.midX, y: places.list.midY)
    list.layoutIfNeeded()
    lifted?.show(in: places.lifted, isLifted: true)
  }

  // MARK: Fingers

  /// A finger moved to a place in the window, be it one that came from elsewhere.
  func track(_ place: CGPoint) {
    guard !isOver else { return }
    list.press(list.row(at: list.convert(place, from: nil)))
  }

  /// A finger that came from elsewhere was lifted. Returns whether it was on the list.
  @discardableResult func lift(_ place: CGPoint) -> Bool {
    guard !isOver else { return false }
    list.press(nil)
    guard let row = list.row(at: list.convert(place, from: nil)) else { return false }
    choose(row)
    return true
  }

  /// A finger that came from elsewhere is followed no longer.
  func forget() { list.press(nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger.isUp, let touch = touches.first else { return }
    let place = touch.location(in: nil)
    let isOnList = list.bounds.holds(list.convert(place, from: nil))
    let isOnLifted = lifted.map { $0.bounds.holds($0.convert(place, from: nil)) } ?? false
    guard isOnList || isOnLifted else { return close() }
    finger.begin(at: place, isOnList: isOnList)
    if isOnList { track(place) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !finger.isUp, let touch = touches.first else { return }
    switch finger.move(to: touch.location(in: nil), canScroll: list.canScroll) {
    case .nothing: break
    case .track(let place): track(place)
    case .scroll(let way):
      list.press(nil)
      list.scroll(by: way)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !finger.isUp, let touch = touches.first else { return }
    switch finger.end() {
    case .nothing: break
    case .choose: lift(touch.location(in: nil))
    case .commit: if !isOver { calls.commit() }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = MenuFinger()
    list.press(nil)
  }

  // MARK: Keys

  /// Escape closes the menu, arrows go from row to row, Return and Space choose. Nobody else hears of keys.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { use(press) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.key?.isArrow == true { use(press) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  private func use(_ press: UIPress) {
    guard !isOver else { return }
    switch press.key?.keyCode {
    case .keyboardEscape: close()
    case .keyboardUpArrow: list.pressNext(-1)
    case .keyboardDownArrow: list.pressNext(1)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let row = list.pressedRow { choose(row) }
    default: break
    }
  }

  // MARK: Choosing

  /// The menus that are open, each from the one before, change into others.
  func update(_ change: (UIMenu) -> UIMenu) {
    path = path.map(change)
    showList(keepsPlace: true)
  }

  private func showList(keepsPlace: Bool) {
    guard !isOver, let menu = path.last else { return }
    for element in menu.unfinished {
      guard !asked.contains(where: { $0 === element }) else { continue }
      asked.append(element)
      element.load { [weak self] in self?.showList(keepsPlace: true) }
    }
    // What was asked for may have come at once, with more to ask for.
    if menu.unfinished.contains(where: { element in !asked.contains { $0 === element } }) {
      return showList(keepsPlace: keepsPlace)
    }
    list.show(MenuItem.items(of: menu, isNested: path.count > 1), keepsPlace: keepsPlace) {
      [weak self] in self?.choose($0)
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func choose(_ row: MenuRow) {
    guard !isOver else { return }
    switch row.item {
    case .action(let action): choose(action)
    case .menu(let menu): go { $0.append(menu) }
    case .back: go { $0.removeLast() }
    case .heading, .gap, .wheel: break
    }
  }

  private func choose(_ action: UIAction) {
    path.first?.singleSelection(around: action)?.select(action)
    guard !action.attributes.contains(.keepsMenuPresented) else {
      calls.perform(action)
      showList(keepsPlace: true)
      return
    }
    close()
    calls.perform(action)
  }

  private func go(_ change: (inout [UIMenu]) -> Void) {
    change(&path)
    showList(keepsPlace: false)
    list.alpha = 0.4
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [list] in
      list.alpha = 1
    }
  }

  private static let small = CGAffineTransform(scaleX: 0.6, y: 0.6)

  private static let shade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}

extension UIKey {
  fileprivate var isArrow: Bool { keyCode == .keyboardUpArrow || keyCode == .keyboardDownArrow }
}
