import Foundation

/// An open menu: covers the window, shows the list, and hears of all fingers until something is chosen or not.
final class MenuOverlay: UIView {
  private let root: UIMenu
  private let placement: (UIView) -> MenuPlacement
  private let perform: (UIAction) -> Void
  private let ended: () -> Void
  private let list = MenuView()
  /// The menus that were opened from each other, the shown one last.
  private var path: [UIMenu]
  private var isOver = false
  private var start: CGPoint?
  private var last = CGPoint.zero
  private var isScrolling = false

  /// - Parameters:
  ///   - source: where in the window the menu belongs to, asked again when that changes its size.
  ///   - perform: does what was chosen.
  ///   - ended: called once, when the menu begins to go.
  init(
    _ menu: UIMenu, placement: @escaping (UIView) -> MenuPlacement,
    perform: @escaping (UIAction) -> Void, ended: @escaping () -> Void
  ) {
    root = menu
    path = [menu]
    self.placement = placement
    self.perform = perform
    self.ended = ended
    super.init(frame: .zero)
    addSubview(list)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Opens over everything in a window.
  func open(in window: UIWindow) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    showList()
    list.alpha = 0
    list.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [list] in
      list.alpha = 1
      list.transform = .identity
    }
  }

  /// Closes without a choice; later calls do nothing.
  func close() {
    guard !isOver else { return }
    isOver = true
    isUserInteractionEnabled = false
    ended()
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) { [list] in
      list.alpha = 0
      list.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    let place = placement(self)
    let width = min(MenuPlacement.width, place.space.width)
    let frame = place.frame(height: list.height(for: width))
    list.bounds.size = frame.size
    list.center = CGPoint(x: frame.midX, y: frame.midY)
    list.layoutIfNeeded()
  }

  override func looksDidChange() { showList() }

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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard start == nil, let touch = touches.first else { return }
    let place = touch.location(in: nil)
    guard list.bounds.holds(list.convert(place, from: nil)) else { return close() }
    (start, last, isScrolling) = (place, place, false)
    track(place)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start, let touch = touches.first else { return }
    let place = touch.location(in: nil)
    if list.canScroll, abs(place.y - start.y) > 10 { isScrolling = true }
    if isScrolling {
      list.press(nil)
      list.scroll(by: place.y - last.y)
    } else {
      track(place)
    }
    last = place
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard start != nil, let touch = touches.first else { return }
    start = nil
    if !isScrolling { lift(touch.location(in: nil)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = nil
    list.press(nil)
  }

  // MARK: Choosing

  private func showList() {
    guard let menu = path.last else { return }
    list.show(MenuItem.items(of: menu, isNested: path.count > 1)) { [weak self] in self?.choose($0)
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
    case .heading, .gap: break
    }
  }

  private func choose(_ action: UIAction) {
    root.singleSelection(around: action)?.select(action)
    guard !action.attributes.contains(.keepsMenuPresented) else {
      perform(action)
      showList()
      return
    }
    close()
    perform(action)
  }

  private func go(_ change: (inout [UIMenu]) -> Void) {
    change(&path)
    showList()
    list.alpha = 0.4
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [list] in
      list.alpha = 1
    }
  }
}
