public import Foundation
public import Observables
import TouchUp
public import UIKit

// All of these end when the scroll view goes away, which they do not keep, and leave its delegate alone.
extension Reactive where Base: UIScrollView {
  /// The offset: tells the one of now, and each new one, by whomever it was set; sets it without an animation.
  public var contentOffset: ControlProperty<CGPoint> {
    let values = moments(.scroll).startWith(()).compactMap { [weak base] in
      // `ControlProperty` subscribes on the main queue, and scroll views tell of offsets there.
      MainActor.assumeIsolated { base?.contentOffset }
    }
    return ControlProperty(
      values: values, valueSink: Binder(base) { $0.contentOffset = $1 })
  }

  /// Tells whenever the offset has changed.
  public var didScroll: ControlEvent<Void> { ControlEvent(events: moments(.scroll)) }

  /// Tells when a finger has gone far enough to move the content.
  public var willBeginDragging: ControlEvent<Void> {
    ControlEvent(events: moments(.willBeginDragging))
  }

  /// Tells when a finger has let the content go, and whether the content goes on by itself.
  public var didEndDragging: ControlEvent<Bool> {
    ControlEvent(
      events: moments(.didEndDragging).compactMap { [weak base] in
        MainActor.assumeIsolated { base?.isDecelerating }
      })
  }

  /// Tells when content has come to rest that went on by itself.
  public var didEndDecelerating: ControlEvent<Void> {
    ControlEvent(events: moments(.didEndDecelerating))
  }

  /// Sets whether fingers scroll.
  public var isScrollEnabled: Binder<Bool> { Binder(base) { $0.isScrollEnabled = $1 } }

  private func moments(_ moment: ScrollMoment) -> Observable<Void> {
    Observable.waiting { [weak base] observer in
      base?.wait(for: moment, onEnd: { observer.onCompleted() }) { observer.onNext(()) }
    }
  }
}
