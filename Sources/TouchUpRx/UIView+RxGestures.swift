public import Foundation
public import Observables
import TouchUp
public import UIKit

// Each adds a recogniser of its own when it is subscribed to, and takes it off when that ends. They hand over the
// recogniser at each change of its state, switch the view's interaction on, keep neither alive, and end when the
// view goes away.
extension Reactive where Base: UIView {
  /// Tells when the view is tapped `taps` times with as many `fingers`.
  public func tapGesture(taps: Int = 1, fingers: Int = 1) -> ControlEvent<UITapGestureRecognizer> {
    gesture {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = taps
      recognizer.numberOfTouchesRequired = fingers
      return recognizer
    }
  }

  /// Tells as a finger stays down. `minimumDuration` in seconds.
  public func longPressGesture(
    minimumDuration: TimeInterval = 0.5
  ) -> ControlEvent<UILongPressGestureRecognizer> {
    gesture {
      let recognizer = UILongPressGestureRecognizer()
      recognizer.minimumPressDuration = minimumDuration
      return recognizer
    }
  }

  /// Tells as fingers drag.
  public func panGesture() -> ControlEvent<UIPanGestureRecognizer> {
    gesture { UIPanGestureRecognizer() }
  }

  /// Tells as two fingers come together or go apart.
  public func pinchGesture() -> ControlEvent<UIPinchGestureRecognizer> {
    gesture { UIPinchGestureRecognizer() }
  }

  /// Tells as two fingers turn.
  public func rotationGesture() -> ControlEvent<UIRotationGestureRecognizer> {
    gesture { UIRotationGestureRecognizer() }
  }

  /// Tells when as many `fingers` swipe in one of the directions.
  public func swipeGesture(
    _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1
  ) -> ControlEvent<UISwipeGestureRecognizer> {
    gesture {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = direction
      recognizer.numberOfTouchesRequired = fingers
      return recognizer
    }
  }

  /// Tells as a finger drags in from one of the screen's edges.
  public func screenEdgePanGesture(
    _ edges: UIRectEdge
  ) -> ControlEvent<UIScreenEdgePanGestureRecognizer> {
    gesture {
      let recognizer = UIScreenEdgePanGestureRecognizer()
      recognizer.edges = edges
      return recognizer
    }
  }

  private func gesture<Recognizer: UIGestureRecognizer>(
    _ make: @escaping @MainActor () -> Recognizer
  ) -> ControlEvent<Recognizer> {
    ControlEvent(
      events: Observable<Recognizer>.deferred { [weak base] in
        let seen = Seen<Recognizer>()
        return Observable.waiting { [weak base] observer in
          guard let base else { return nil }
          let recognizer = make()
          seen.recognizer = recognizer
          return base.wait(for: recognizer, onEnd: { observer.onCompleted() }) {
            observer.onNext(())
          }
        }
        .compactMap { seen.recognizer }
      })
  }
}
