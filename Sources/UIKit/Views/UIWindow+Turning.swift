import Foundation

extension UIWindow {
  /// The device changed: was turned or resized, or has another scale or look.
  func screenDidChange(from old: HostDevice, to new: HostDevice) {
    let turns = frame.size == old.size && new.size != old.size && !isHidden
    let transition = turns ? makeTurn() : nil
    if let transition { rootViewController?.viewWillTransition(to: new.size, with: transition) }
    SafeAreaBatch.run {
      if frame.size == old.size { frame = CGRect(origin: frame.origin, size: new.size) }
      updateSafeArea()
    }
    if old.scale != new.scale {
      forEachDescendant { view in
        view.layer.contentsScale = new.scale
        view.setNeedsDisplay()
      }
    }
    updateTraits()
    guard let transition else { return }
    // How large what is presented will be follows from the window as it is now; its views have not moved yet.
    for presentation in presentations {
      presentation.controller.viewWillTransition(to: presentation.sizeToBe, with: transition)
    }
    transition.run(by: nil) { [weak self] _ in self?.layoutIfNeeded() }
  }

  /// A change of size is seen at once: whoever resizes a window moves its edge by hand.
  private func makeTurn() -> Transition {
    let root = rootViewController
    return Transition(
      in: self,
      .init(from: root, to: root, initialFrame: frame, finalFrame: frame), isAnimated: false,
      style: .none)
  }

  private var presentations: [Presentation] {
    var all: [Presentation] = []
    while let next = (all.last?.presented ?? rootViewController)?.presentationAbove {
      all.append(next)
    }
    return all
  }
}
