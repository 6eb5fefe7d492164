public import Foundation
public import UIKit

/// What a question points at where it appears as a popover: an action sheet on a pad, or in a wide window. Elsewhere
/// it changes nothing.
///
/// It keeps neither view nor item alive. One that has gone, or is not shown, is as good as ``center``.
public struct QuestionAnchor {
  private weak var view: UIView?
  private weak var item: UIBarButtonItem?
  private var rect: CGRect?
  private var directions: UIPopoverArrowDirection = .any

  /// The middle of the presenter's view, without an arrow.
  public static let center = QuestionAnchor()

  /// A view, or a part of it.
  ///
  /// - Parameters:
  ///   - rect: the part, in points of the view; nil for all of it.
  ///   - directions: where the arrow may point.
  public static func view(
    _ view: UIView, rect: CGRect? = nil, directions: UIPopoverArrowDirection = .any
  ) -> QuestionAnchor {
    var anchor = QuestionAnchor()
    anchor.view = view
    anchor.rect = rect
    anchor.directions = directions
    return anchor
  }

  /// An item of a bar.
  public static func barButtonItem(
    _ item: UIBarButtonItem, directions: UIPopoverArrowDirection = .any
  ) -> QuestionAnchor {
    var anchor = QuestionAnchor()
    anchor.item = item
    anchor.directions = directions
    return anchor
  }

  /// Tells a popover what it points at. UIKit ends an app whose popover points at nothing.
  func place(_ popover: UIPopoverPresentationController, of presenter: UIViewController) {
    if let item {
      popover.barButtonItem = item
      popover.permittedArrowDirections = directions
    } else if let view, view.window != nil {
      popover.sourceView = view
      popover.sourceRect = rect ?? view.bounds
      popover.permittedArrowDirections = directions
    } else if let view = presenter.viewIfLoaded {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }
  }
}
