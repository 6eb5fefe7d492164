import UIKit

/// Everything on the screen that paints over what lies behind it: read once for many questions.
///
/// Holds good until something on the screen changes.
@MainActor final class Covers {
  private let application: UIApplication
  private lazy var reading = Reading(application)

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The view in front of `view` that paints opaquely over a part of `rect`, and over all of `points`
  /// that it is asked for, one view a point; all in points of the screen.
  func cover(of view: UIView, at points: [CGPoint], in rect: CGRect) -> UIView? {
    guard let place = reading.places[ObjectIdentifier(view)] else { return nil }
    let inFront = reading.painters.filter {
      $0.order > place.last && $0.box.intersects(rect)
        && ($0.translucent.map { $0.contains(place.first) } ?? true)
    }
    guard !inFront.isEmpty else { return nil }
    var first: UIView?
    for point in points {
      let found = inFront.last { $0.box.contains(point) && paints($0.view, at: point) }
      guard let found else { return nil }
      first = first ?? found.view
    }
    return first
  }

  /// Whether the view, as far as those around it do not clip it, paints at a point of the screen.
  private func paints(_ view: UIView, at point: CGPoint) -> Bool {
    var current: UIView? = view
    while let now = current {
      if now === view || now.clipsToBounds,
        !now.bounds.contains(now.layer.convert(point, from: application.screen.tree.rootLayer))
      {
        return false
      }
      current = now.superview
    }
    return true
  }

  /// Where a view comes in the order of painting, and the last one that lies in it.
  private struct Place {
    let first: Int
    let last: Int
  }

  private struct Painter {
    let view: UIView
    let order: Int
    let box: CGRect
    /// The places in the innermost ancestor that lets something through: there it covers all the same.
    var translucent: ClosedRange<Int>?
  }

  /// One walk over all views, back to front.
  @MainActor private struct Reading {
    var places: [ObjectIdentifier: Place] = [:]
    var painters: [Painter] = []
    private var count = 0
    private let root: CALayer

    init(_ application: UIApplication) {
      root = application.screen.tree.rootLayer
      for window in application.windows { read(window, isShown: true) }
    }

    /// The painters in a translucent view get its range when the walk leaves it.
    private mutating func read(_ view: UIView, isShown: Bool) {
      let order = count
      count += 1
      let isShown = isShown && !view.isHidden
      let firstPainter = painters.count
      if isShown, view.alpha > 0.99, view.paintsBackground {
        painters.append(
          Painter(
            view: view, order: order, box: view.layer.convert(view.bounds, to: root)))
      }
      for subview in view.subviews { read(subview, isShown: isShown) }
      let last = count - 1
      places[ObjectIdentifier(view)] = Place(first: order, last: last)
      guard isShown, view.alpha <= 0.99 else { return }
      for index in painters.indices[firstPainter...] where painters[index].translucent == nil {
        painters[index].translucent = order...last
      }
    }
  }
}

extension UIView {
  fileprivate var paintsBackground: Bool {
    guard let color = backgroundColor else { return false }
    return color.resolvedColor(with: traitCollection).cgColor.alpha > 0.99
  }
}
