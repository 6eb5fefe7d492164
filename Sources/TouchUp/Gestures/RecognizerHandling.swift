public import UIKit

/// Lets the methods of the kit hand over recognisers as what they are: a pan as a pan.
///
/// All recognisers conform; there is nothing to implement.
@MainActor public protocol RecognizerHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: RecognizerHandling {}
