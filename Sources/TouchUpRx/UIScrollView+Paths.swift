import Foundation
import Observables
import TouchUp
import UIKit

extension UIScrollView {
  /// The items of a table or a collection at each moment.
  func paths(_ moment: ListMoment) -> Observable<IndexPath> {
    Observable.waiting { [weak self] observer in
      self?.wait(for: moment, onEnd: { observer.onCompleted() }) { observer.onNext($0) }
    }
  }
}
