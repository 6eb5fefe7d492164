import Foundation

/// The finger that pulls a card down, and what it is told of that.
@MainActor final class SheetPuller: NSObject {
  private weak var manager: SheetPresentation?
  private weak var card: UIView?
  private let pan = SheetPan()
  private var token: GestureHandlers.Token?
  private var drag: SheetDrag?

  init(card: UIView, of manager: SheetPresentation) {
    self.card = card
    self.manager = manager
    super.init()
    pan.maximumNumberOfTouches = 1
    card.addGestureRecognizer(pan)
    token = pan.handlers.add { [weak self] _ in self?.changed() }
  }

  var isPulling: Bool { drag != nil }

  /// The card is on its way out: no finger holds it any more.
  func stop() {
    drag = nil
    if let token { pan.handlers.remove(token) }
    token = nil
    card?.removeGestureRecognizer(pan)
  }

  private func changed() {
    guard let manager, let card, let place = card.superview else { return }
    let way = pan.translation(in: place).y
    switch pan.state {
    case .began:
      drag = SheetDrag(height: card.bounds.height, isLocked: !manager.mayBeDismissed)
      follow(way)
    case .changed:
      follow(way)
    case .ended:
      let speed = pan.velocity(in: place).y
      guard let drag else { return }
      self.drag = nil
      if drag.dismisses(translation: way, velocity: speed) {
        manager.presentation?.dismiss(
          .init(isAnimated: true, isByPerson: true, velocity: max(0, speed)))
      } else {
        manager.settle()
        if drag.isLocked, way > 0 {
          manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
        }
      }
    case .cancelled, .failed:
      guard drag != nil else { return }
      drag = nil
      manager.settle()
    default:
      break
    }
  }

  private func follow(_ way: CGFloat) {
    guard let drag else { return }
    manager?.follow(drag.offset(for: way), drag)
  }
}
