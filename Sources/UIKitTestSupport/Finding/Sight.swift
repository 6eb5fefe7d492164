import UIKit

/// What of a view can be seen on the screen, and why not if nothing.
struct Sight {
  let view: UIView
  let application: UIApplication
  let covers: Covers

  /// - Parameter covers: those of the same moment, where many views are looked at.
  init(view: UIView, application: UIApplication, covers: Covers? = nil) {
    self.view = view
    self.application = application
    self.covers = covers ?? Covers(application)
  }

  /// Where the view is on the screen, in points, seen or not.
  var frame: CGRect { convert(view.bounds) }

  /// The part that clipping and the screen's edges leave, in points of the screen; empty when nothing
  /// is left.
  var visibleFrame: CGRect {
    var rect = view.bounds
    var current = view
    while let parent = current.superview {
      rect = current.convert(rect, to: parent)
      if parent.clipsToBounds { rect = rect.overlap(parent.bounds) }
      if rect.isNull { return .zero }
      current = parent
    }
    let onScreen = current.layer.convert(rect, to: root).overlap(application.screen.bounds)
    return onScreen.isNull ? .zero : onScreen
  }

  /// Why a person does not see the view; nil when it can be seen.
  var obstacle: String? {
    for ancestor in chain {
      let name = ancestor === view ? "it" : ancestor.shortName
      if ancestor.isHidden { return "is hidden (isHidden of \(name) is true)" }
      if ancestor.alpha < 0.01 { return "is clear (alpha of \(name) is 0)" }
    }
    guard view.bounds.width > 0, view.bounds.height > 0 else { return "has no size" }
    let visible = visibleFrame
    guard !visible.isEmpty else { return "lies where it cannot be seen, at \(frame.short)" }
    return covers.cover(of: view, at: Self.points(in: visible), in: visible).map {
      "is covered by \($0.shortName)"
    }
  }

  /// Points of the part that can be seen, on the screen: the middle first, then around it.
  var points: [CGPoint] { Self.points(in: visibleFrame) }

  private static func points(in rect: CGRect) -> [CGPoint] {
    let places: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.25, 0.25), (0.75, 0.75),
      (0.75, 0.25), (0.25, 0.75), (0.08, 0.08), (0.92, 0.92), (0.92, 0.08), (0.08, 0.92),
    ]
    return places.map { CGPoint(x: rect.minX + rect.width * $0, y: rect.minY + rect.height * $1) }
  }

  /// The view, its superview, and so on up to the window.
  var chain: [UIView] {
    var chain = [view]
    while let parent = chain[chain.count - 1].superview { chain.append(parent) }
    return chain
  }

  private func convert(_ rect: CGRect) -> CGRect { view.layer.convert(rect, to: root) }

  private var root: CALayer { application.screen.tree.rootLayer }
}

extension UIView {
  /// The class and what tells the view from others, for messages.
  var shortName: String {
    let type = String(describing: type(of: self))
    let element = Element(view: self)
    if let name = element.label ?? element.text { return "\(type) \(Element.quote(name))" }
    return element.identifier.map { "\(type) \(Element.quote($0))" } ?? type
  }
}
