import Foundation

/// A finger that drags into the screen from an edge.
///
/// The finger touches down within 20 points of one of ``edges`` and goes inwards rather than along the edge;
/// from there on it is a pan.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the screen that count. None by default: it recognises nothing then.
  open var edges: UIRectEdge = []

  private var touched: UIRectEdge = []

  /// Fails when the first finger is not at an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, touched.isEmpty, let first = self.touches.first {
      touched = EdgeStrip(bounds: area, edges: edges).edges(at: first.windowLocation)
      guard !touched.isEmpty else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Forgets the drag.
  open override func reset() {
    touched = []
    super.reset()
  }

  // MARK: For the package

  /// What the edges are edges of, in the window.
  package var area: CGRect {
    guard let window = view?.window else { return .zero }
    return window.layer.convert(window.screen.bounds, from: window.screen.tree.rootLayer)
  }

  override func mayBegin(with way: CGPoint) -> Bool {
    EdgeStrip.comesIn(way, from: touched)
  }
}
