public import Foundation

extension CGContext {
  /// Begins to draw aside. What is drawn until ``endTransparencyLayer()`` is then put on the context as
  /// one, with the opacity, blend mode and shadow that are set now; within, these start afresh.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]? = nil) {
    beginLayer(in: nil)
  }

  /// As ``beginTransparencyLayer(auxiliaryInfo:)``, cut to a rectangle, which takes less time.
  public func beginTransparencyLayer(
    in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]? = nil
  ) {
    beginLayer(in: rect.isFinite ? rect.standardized : nil)
  }

  /// Puts what has been drawn aside on the context. Without a layer nothing happens.
  public func endTransparencyLayer() {
    guard let depth = openLayers.popLast() else { return }
    while savedStates.count > depth + 1, let last = savedStates.popLast() {
      state = last
      send(.restore)
    }
    if let outside = savedStates.popLast() { state = outside }
    send(.endLayer)
  }

  private func beginLayer(in rect: CGRect?) {
    send(.beginLayer(rect, state.style))
    savedStates.append(state)
    openLayers.append(savedStates.count - 1)
    state.style = DrawStyle()
    if let rect {
      state.clipBounds = state.clipBounds.overlap(rect.applying(state.ctm))
    }
  }
}
