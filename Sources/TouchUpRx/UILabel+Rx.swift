public import Foundation
public import Observables
public import UIKit

extension Reactive where Base: UILabel {
  /// Sets the text.
  public var text: Binder<String?> { Binder(base) { $0.text = $1 } }

  /// Sets the text with attributes.
  public var attributedText: Binder<NSAttributedString?> { Binder(base) { $0.attributedText = $1 } }
}
