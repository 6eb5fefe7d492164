public import UIKit

extension Robot {
  /// What can be seen, as somebody would read it aloud: a line for each element, in reading order, with
  /// its kind, name, place on the screen (x, y, width x height in points), value and state.
  ///
  /// Failures print this.
  public var screen: String {
    run {
      application.screen.tree.layoutIfNeeded()
      return ScreenText(application).text
    }
  }

  /// What assistive technology knows of: a line for each element, in reading order, what lies in one further in, with its
  /// kind, name, place on the screen, value and state. Nothing is there that lies behind what is modal, or that is hidden from
  /// it; what can be scrolled to is.
  public var spokenScreen: String {
    run { SpokenText(elements: host.input?.elements() ?? []).text }
  }

  /// Makes assistive technology's escape gesture, a scrub with two fingers, which leaves or cancels what is in front.
  /// Returns whether anything was left.
  @discardableResult public func escapeGesture() -> Bool {
    let isLeft = run { application.performEscapeGesture() }
    step()
    return isLeft
  }

  /// The views of the windows that are shown, back to front, as ``UIKit/UIView/treeDescription`` has
  /// them.
  public var viewTree: String {
    run {
      application.screen.tree.layoutIfNeeded()
      return application.windows.filter { !$0.isHidden }.map(ViewTreeText.text)
        .joined(separator: "\n")
    }
  }
}

extension UIView {
  /// This view and all that lie in it, a line each: class, frame in the superview in points (to half a
  /// point), texts, names and state. There are no addresses in it, so that it can be compared.
  public var treeDescription: String { ViewTreeText.text(of: self) }
}
