import Foundation

extension Presentation {
  /// A dismissal that was asked for.
  struct Dismissal {
    var isAnimated: Bool
    var isByPerson = false
    /// Points a second downward that a finger threw the view with.
    var velocity: CGFloat = 0
    var completion: (() -> Void)?
  }
}
