import Foundation

/// The press that opens a context menu: half a second of a finger, or the secondary button of a pointer at once.
final class ContextMenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIContextMenuInteraction? {
    didSet {
      delegate = self
      delaysTouchesEnded = false
      guard token == nil else { return }
      token = handlers.add { [weak self] _ in self?.changed() }
    }
  }

  private var token: GestureHandlers.Token?
  private var isSecondary = false
  private var configuration: UIContextMenuConfiguration?
  private var slide = MenuSlide()

  /// How the menu would appear that this press is about to open.
  var appearance: UIContextMenuInteraction.appearance {
    guard numberOfTouches > 0 else { return .unknown }
    return isSecondary ? .compact : .rich
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, touches.contains(where: { !$0.isByPrimary }) else {
      return super.touchesBegan(touches, with: event)
    }
    isSecondary = true
    state = .began
  }

  override func reset() {
    super.reset()
    isSecondary = false
    configuration = nil
  }

  /// All buttons are looked at.
  override func takes(_ touch: UITouch) -> Bool { true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    configuration = interaction?.configuration(at: location(in: nil))
    return configuration != nil
  }

  private func changed() {
    let place = location(in: nil)
    switch state {
    case .began:
      guard let configuration else { return }
      self.configuration = nil
      slide = MenuSlide(from: place)
      interaction?.open(configuration, as: isSecondary ? .compact : .rich)
    case .changed:
      if slide.move(to: place) { interaction?.session?.overlay?.track(place) }
    case .ended:
      if slide.move(to: place) { interaction?.session?.overlay?.lift(place) }
    case .cancelled, .failed: interaction?.session?.overlay?.forget()
    case .possible: break
    }
  }
}
