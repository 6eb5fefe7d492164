import Foundation

extension UIApplication {
  /// Comes to the front.
  func activate() {
    guard applicationState != .active else { return }
    if applicationState == .background {
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
      applicationState = .inactive
      pipeline.goOn()
    }
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  /// Leaves the front, and is not seen any longer.
  func enterBackground() {
    guard applicationState != .background else { return }
    if applicationState == .active {
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
      applicationState = .inactive
    }
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  /// The host says whether anything of the app can be seen.
  func show(_ isSeen: Bool) {
    if isSeen { activate() } else { enterBackground() }
  }

  /// Hands files to the delegate, one by one.
  func open(_ files: [URL]) {
    for file in files {
      _ = delegate?.application(self, open: file, options: [.openInPlace: true])
    }
  }

  /// How a pointer looks at a point of the screen.
  func pointer(at place: CGPoint) -> HostPointer {
    guard place.x.isFinite, place.y.isFinite,
      let view = hit(place.limited, with: UIEvent(sequence: ()))?.view
    else { return .arrow }
    var current: UIView? = view
    while let candidate = current {
      if candidate is UITextField { return .text }
      if let text = candidate as? UITextView { return text.isSelectable ? .text : .arrow }
      if candidate is UIControl { return .arrow }
      current = candidate.superview
    }
    return .arrow
  }
}
