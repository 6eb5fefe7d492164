import UIKit

/// A tree of views as text: stable, without addresses, to compare and to read.
struct ViewTreeText {
  /// The view and all that lie in it, a line each, two spaces a level.
  static func text(of view: UIView) -> String {
    lines(view, indent: "").joined(separator: "\n")
  }

  private static func lines(_ view: UIView, indent: String) -> [String] {
    [indent + line(view)] + view.subviews.flatMap { lines($0, indent: indent + "  ") }
  }

  private static func line(_ view: UIView) -> String {
    let element = Element(view: view)
    var parts = ["\(type(of: view)) \(view.frame.short)"]
    if let text = element.text { parts.append(Element.quote(text)) }
    if let label = element.label, label != element.text {
      parts.append("label \(Element.quote(label))")
    }
    if let value = element.value { parts.append("value \(Element.quote(value))") }
    if let identifier = element.identifier { parts.append("id \(Element.quote(identifier))") }
    if view.bounds.origin != .zero { parts.append("scrolled to \(view.bounds.origin.short)") }
    if !view.transform.isIdentity { parts.append("transformed") }
    if view.isHidden { parts.append("hidden") }
    if view.alpha < 1 { parts.append("alpha \((view.alpha * 100).rounded() / 100)") }
    if view.isUserInteractionEnabled == (view is UILabel || view is UIImageView) {
      parts.append(view.isUserInteractionEnabled ? "takes touches" : "takes no touches")
    }
    return (parts + element.states).joined(separator: ", ")
  }
}
