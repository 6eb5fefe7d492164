public import Observables
public import UIKit

extension Reactive where Base: UIImageView {
  /// Sets the picture.
  public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
}
