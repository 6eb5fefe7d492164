public import Foundation

/// Shows a menu for a view when a finger stays down on it for half a second, or at a pointer's secondary click.
///
/// A finger lifts the view: it grows a little, what is behind it dims, and the menu appears beside it. The finger may
/// slide on to a row and choose it by being lifted; lifted elsewhere it leaves the menu open. A pointer opens the
/// menu at once where it is, compact, without a preview. A press that becomes a scroll opens nothing; one that opens
/// a menu is cancelled for the view and its other recognisers, so that it does not choose a row as well. The menu
/// goes with a choice, a tap beside it, Escape, ``dismissMenu()``, and with its view: when that leaves the window, is
/// dismissed, or something is presented over it.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu appears.
  // NB: Apple's name, small as it is.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  nonisolated public enum appearance: Int, Sendable {
    /// There is no menu.
    case unknown = 0
    /// With a preview, over a screen that is dimmed.
    case rich = 1
    /// At the pointer, without a preview.
    case compact = 2
  }

  /// Who says what is shown. Not kept alive.
  open internal(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that it is added to.
  open internal(set) weak var view: UIView?

  /// An interaction for `UIView.addInteraction(_:)`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.interaction = self
  }

  /// How the menu appears that is open, or is about to open.
  open var menuAppearance: appearance { session?.appearance ?? press.appearance }

  /// Where the finger or the pointer was as it opened the menu, or asks for one, in the coordinates of `view`, or
  /// of the window when it is nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, view.window === self.view?.window else { return place }
    return view.convert(place, from: nil)
  }

  /// Changes the open menu: `block` is called with it and with each menu in it that was opened, and returns what is
  /// shown in its place. Without an open menu nothing happens.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.overlay?.update(block) }

  /// Closes the menu, with nothing chosen. Without an open menu nothing happens.
  open func dismissMenu() { session?.close() }

  /// Called before it is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after it was added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: For the files beside this one

  /// The menu from the moment it opens until it begins to go.
  var session: ContextMenuSession?
  /// Where it was opened, in points of the window.
  var place = CGPoint.zero
  /// Whether the delegate is asked at present: it may do anything.
  var isAsking = false
  private let press = ContextMenuPress()

  /// What is lifted off the screen at present.
  var liftedPreview: UITargetedPreview? { session?.overlay?.lifted?.preview }
}

extension UIContextMenuInteraction: WindowFollower {
  func viewDidChangeWindow() {
    if view?.window !== session?.overlay?.window { dismissMenu() }
  }
}
