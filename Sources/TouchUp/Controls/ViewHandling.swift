public import UIKit

/// Lets the methods of the kit hand over views and controls as what they are: a switch as a switch.
///
/// All views conform; there is nothing to implement.
@MainActor public protocol ViewHandling: UIView {}

extension UIView: ViewHandling {}
