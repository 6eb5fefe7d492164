public import Foundation
public import Observables
public import UIKit

extension Reactive where Base: UIProgressView {
  /// Sets how much is done, from 0 to 1.
  public var progress: Binder<Float> { Binder(base) { $0.progress = $1 } }

  /// Sets what the bar follows.
  public var observedProgress: Binder<Progress?> { Binder(base) { $0.observedProgress = $1 } }
}
