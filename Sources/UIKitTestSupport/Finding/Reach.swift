import UIKit

/// Where a finger has to go down to touch a view, or why it cannot.
struct Reach {
  let view: UIView
  let application: UIApplication
  let covers: Covers

  /// What a finger finds.
  enum Outcome {
    /// Touching here, in points of the screen, touches the view.
    case at(CGPoint)
    /// Why no touch gets there.
    case blocked(String)
  }

  /// The middle of what can be seen, or a point near it where the middle is covered.
  var outcome: Outcome {
    let sight = Sight(view: view, application: application, covers: covers)
    if let obstacle = sight.obstacle { return .blocked(obstacle) }
    var first: String?
    for point in sight.points {
      let hit = Self.hit(at: point, in: application)
      if leads(hit) { return .at(point) }
      first = first ?? reason(for: hit, at: point)
    }
    return .blocked(first ?? "takes no touches")
  }

  /// The view that a finger going down at a point of the screen would touch.
  static func hit(at point: CGPoint, in application: UIApplication) -> UIView? {
    for window in application.windows.reversed() where !window.isHidden {
      if let hit = window.hitTest(window.convertFromScreen(point), with: nil) { return hit }
    }
    return nil
  }

  /// Whether a touch that lands on `hit` is one of the view as a person sees it.
  private func leads(_ hit: UIView?) -> Bool {
    guard let hit else { return false }
    if hit.isDescendant(of: view) { return true }
    // What waits for no touches itself lets them through to what lies behind it: a text on a button.
    return !waitsForTouches && !isInFront(hit)
  }

  private var waitsForTouches: Bool {
    view is UIControl || view.gestureRecognizers?.isEmpty == false
  }

  private func reason(for hit: UIView?, at point: CGPoint) -> String {
    if let hit, isInFront(hit) { return "is covered by \(hit.shortName), which takes the touch" }
    let chain = Sight(view: view, application: application).chain
    if let off = chain.first(where: { !$0.isUserInteractionEnabled }) {
      let name = off === view ? "it" : off.shortName
      return "takes no touches (isUserInteractionEnabled of \(name) is false)"
    }
    for (inner, outer) in zip(chain, chain.dropFirst()) {
      let place = outer.convert(CGPoint(x: inner.bounds.midX, y: inner.bounds.midY), from: inner)
      if !outer.point(inside: place, with: nil) {
        return "lies outside of \(outer.shortName), where touches do not get"
      }
    }
    return """
      gets no touches now: an animation without .allowUserInteraction runs, or a hitTest(_:with:) \
      passes it over
      """
  }

  /// Whether `other` lies in front of the view rather than behind it or around it.
  private func isInFront(_ other: UIView) -> Bool {
    let own = Array(Sight(view: view, application: application).chain.reversed())
    let its = Array(Sight(view: other, application: application).chain.reversed())
    guard let fork = zip(own, its).enumerated().first(where: { $1.0 !== $1.1 }) else {
      return its.count > own.count
    }
    let siblings = fork.offset == 0 ? application.windows : own[fork.offset - 1].subviews
    let first = siblings.firstIndex { $0 === fork.element.0 } ?? 0
    let second = siblings.firstIndex { $0 === fork.element.1 } ?? 0
    return second > first
  }
}
