import Observables
import TouchUp

extension Observable {
  /// The stream of something that a handler waits for: `begin` adds the handler, and is told whom to tell. It is
  /// subscribed to, and let go of, on the main queue.
  @MainActor static func waiting(
    _ begin: @escaping @MainActor (AnyObserver<Element>) -> RemovableTarget?
  ) -> Observable<Element> {
    create { observer in
      // NB: `ControlEvent` subscribes and lets go on the main queue, wherever the subscriber is.
      MainActor.assumeIsolated {
        guard let target = begin(observer) else {
          observer.onCompleted()
          return Disposables.create()
        }
        return Disposables.create { MainActor.assumeIsolated { target.remove() } }
      }
    }
  }
}
