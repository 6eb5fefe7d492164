import Foundation

/// Which view of a window has the focus of the keyboard.
///
/// Tab moves it through the controls of what is shown topmost, in reading order, Shift and Tab back; Space uses
/// the control, arrows step its value. A touch takes it away. Where a focused view goes, is hidden or cannot be
/// used any longer, the next one has it.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// What has the focus; nil when nothing has.
  open var focusedItem: (any UIFocusItem)? { focusedView }

  /// The focus of the window that `environment` is in; nil when it is in none.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    return view?.window?.focusSystem
  }

  /// Whether `environment` has what is focused in it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    let outer = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    let inner = otherEnvironment as? UIView ?? (otherEnvironment as? UIViewController)?.viewIfLoaded
    guard let outer, let inner else { return false }
    return inner.isDescendant(of: outer)
  }

  private weak var window: UIWindow?
  private(set) weak var focusedView: UIView?
  /// Where the focus was when it was taken away: Tab goes on from there.
  private weak var lastView: UIView?
  /// The order when the focus came, to know what is next when the view has gone.
  private var order: [Place] = []
  private let ring = FocusRing()
  private weak var pressed: UIControl?

  private struct Place {
    weak var view: UIView?
  }

  init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  // MARK: Moving

  /// To the next or the previous one, and from the last to the first. Whether there is any.
  @discardableResult func move(_ heading: UIFocusHeading) -> Bool {
    let views = reachable
    guard !views.isEmpty else { return false }
    let step = heading == .previous ? -1 : 1
    // Tab in a field that was tapped goes on from there, and lets it go if it wants to.
    let first = focusedView == nil ? window?.firstResponder as? UIView : nil
    if let first, first.canBecomeFocused {
      first.resignFirstResponder()
      if first.isFirstResponder { return true }
    }
    let from = (focusedView ?? first ?? lastView).flatMap { view in views.firstIndex { $0 === view }
    }
    let start = heading == .previous ? views.count - 1 : 0
    let index = from.map { ($0 + step + views.count) % views.count } ?? start
    focus(views[index], heading, in: views)
    return true
  }

  /// To a view that can have it; whether it has it then.
  func move(to view: UIView, _ heading: UIFocusHeading) -> Bool {
    let views = reachable
    guard views.contains(where: { $0 === view }) else { return false }
    focus(view, heading, in: views)
    return focusedView === view
  }

  /// Takes the focus away: a finger is in use.
  func rest() {
    release()
    guard let view = focusedView else { return }
    change(to: nil, [])
    lastView = view
  }

  /// Something changed that nothing is drawn anew for.
  func askForCheck() {
    if focusedView != nil { window?.application.pipeline.requestFrame() }
  }

  /// Sees to it that the view with the focus can still have it.
  func validate() {
    guard let window, !order.isEmpty else { return }
    window.layoutIfNeeded()
    if let view = focusedView, window.canReach(view), view.canBecomeFocused {
      return ring.show(around: view)
    }
    release()
    if let view = focusedView, view.window === window, window.isCovered(view) { return rest() }
    let views = reachable
    if let next = heir(among: views) { focus(next, [], in: views) } else { change(to: nil, []) }
  }

  /// The next one that is still there, or else the nearest before.
  private func heir(among views: [UIView]) -> UIView? {
    let old = order.map(\.view)
    // One that was freed has left a gap.
    let index = old.firstIndex { $0 === focusedView } ?? 0
    let candidates = Array(old[(index + 1)...]) + old[..<index].reversed()
    return candidates.compactMap(\.self).first { candidate in views.contains { $0 === candidate } }
  }

  private var reachable: [UIView] { window?.focusableViews ?? [] }

  private func focus(_ view: UIView, _ heading: UIFocusHeading, in views: [UIView]) {
    release()
    guard change(to: view, heading) else { return }
    order = views.map { Place(view: $0) }
    lastView = view
    view.scrollIntoSight()
  }

  @discardableResult private func change(to next: UIView?, _ heading: UIFocusHeading) -> Bool {
    let previous = focusedView
    if previous === next {
      // The view with the focus was freed.
      if next == nil { forget() }
      return next != nil
    }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    let environments = Self.environments(of: [previous, next])
    // What is gone cannot be kept.
    if next != nil, heading != [] {
      guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    }
    focusedView = next
    if let next { ring.show(around: next) } else { forget() }
    (previous as? UIControl)?.stateDidChange()
    (next as? UIControl)?.stateDidChange()
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    coordinator.run()
    return true
  }

  private func forget() {
    order = []
    ring.hide()
  }

  /// The views and all that they lie in, each once.
  private static func environments(of views: [UIView?]) -> [any UIFocusEnvironment] {
    var all: [any UIFocusEnvironment] = []
    for view in views.compactMap(\.self) {
      var responder: UIResponder? = view
      while let current = responder {
        if let environment = current as? any UIFocusEnvironment,
          !all.contains(where: { $0 === environment })
        {
          all.append(environment)
        }
        responder = current.next
      }
    }
    return all
  }

  // MARK: Using

  /// The key that uses a control goes down: it shows that.
  func press() -> Bool {
    guard let control = focusedView as? UIControl, control.isEnabled else { return false }
    pressed = control
    control.isHighlighted = true
    return true
  }

  /// It goes up: the control is used.
  func use() -> Bool {
    guard let control = pressed else { return false }
    release()
    return control.isEnabled && control.activate()
  }

  /// It is up without having used anything.
  func release() {
    guard let control = pressed else { return }
    pressed = nil
    control.isHighlighted = false
  }

  /// Lets the view with the focus do what an arrow key does there: it steps its value, for one.
  func useArrow(_ direction: ControlStep, isVertical: Bool) -> Bool {
    focusedView?.useArrow(direction, isVertical: isVertical) ?? false
  }
}
