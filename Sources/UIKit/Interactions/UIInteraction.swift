public import Foundation

/// Something that a view lets a person do, with all that belongs to it: a context menu, for instance.
///
/// A view keeps its interactions alive; an interaction does not keep its view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that it is added to; nil when there is none.
  var view: UIView? { get }

  /// Called before it is added to a view, or, with nil, before it is removed from one.
  func willMove(to view: UIView?)

  /// Called after it was added to a view, or, with nil, after it was removed from one.
  func didMove(to view: UIView?)
}
