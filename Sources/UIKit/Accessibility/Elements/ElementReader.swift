import Foundation
import UIKitLayers

/// One walk through the views of a window.
@MainActor struct ElementReader {
  let numbers: ElementNumbers
  let root: CALayer
  let isRightToLeft: Bool
  let focused: UIView?
  private let visited = Visited()

  init(numbers: ElementNumbers, root: CALayer, isRightToLeft: Bool, focused: UIView?) {
    self.numbers = numbers
    self.root = root
    self.isRightToLeft = isRightToLeft
    self.focused = focused
  }

  /// What has been read: an app may list something twice, or in a circle.
  private final class Visited {
    private var all: Set<ObjectIdentifier> = []

    /// Whether it is read for the first time.
    func add(_ object: AnyObject) -> Bool { all.insert(ObjectIdentifier(object)).inserted }
  }

  /// What a view lies in: what of it shows, and whether it can be scrolled.
  private struct Surroundings {
    var clip: CGRect
    var scrolls = false
    /// Whether touches get there.
    var isUsable = true

    /// Those of what lies in `view`.
    @MainActor func within(_ view: UIView, _ frame: CGRect) -> Surroundings {
      Surroundings(
        clip: view.clipsToBounds && frame.isSomewhere ? clip.intersection(frame) : clip,
        scrolls: scrolls || view is UIScrollView,
        isUsable: isUsable && view.isUserInteractionEnabled)
    }
  }

  /// The elements in a window, in reading order.
  func read(_ window: UIWindow, in screen: CGRect) -> [HostElement] {
    ordered(
      window.accessibleSubviews.flatMap { read($0, Surroundings(clip: screen)) })
  }

  private func read(_ view: UIView, _ around: Surroundings) -> [HostElement] {
    guard visited.add(view) else { return [] }
    let frame = view.layer.convert(view.bounds, to: root)
    let inside = around.within(view, frame)
    if view.isAccessibilityElement {
      guard var element = element(of: view, frame, around) else { return [] }
      // What can be used in a row is there beside the row.
      if view is UITableViewCell { element.children = controls(in: view, inside) }
      return [element]
    }
    let children = contents(of: view, inside)
    guard let role = view.containerRole, frame.isPlace else { return children }
    guard !children.isEmpty || role == .dialog else { return [] }
    var container = HostElement(
      id: numbers.number(of: view), role: role, label: view.accessibilityLabel,
      identifier: view.accessibilityIdentifier, frame: frame,
      visibleFrame: frame.seen(in: around.clip))
    container.children = ordered(children)
    if role == .dialog, container.label == nil {
      container.label = children.first { $0.role == .header }?.label
    }
    return [container]
  }

  private func contents(of view: UIView, _ around: Surroundings) -> [HostElement] {
    guard let own = view.accessibilityElements else {
      return view.accessibleSubviews.flatMap { read($0, around) }
    }
    return own.flatMap { item -> [HostElement] in
      switch item {
      case let item as UIView: item.isAccessible(listedBy: view) ? read(item, around) : []
      case let element as UIAccessibilityElement: read(element, around)
      default: []
      }
    }
  }

  private func controls(in view: UIView, _ around: Surroundings) -> [HostElement] {
    ordered(
      view.accessibleSubviews.flatMap { subview -> [HostElement] in
        let frame = subview.layer.convert(subview.bounds, to: root)
        return subview is UIControl
          ? read(subview, around) : controls(in: subview, around.within(subview, frame))
      })
  }

  private func element(
    of view: UIView, _ frame: CGRect, _ around: Surroundings
  ) -> HostElement? {
    let visible = frame.seen(in: around.clip)
    guard frame.isPlace, !visible.isEmpty || around.scrolls else { return nil }
    let traits = view.accessibilityTraits
    var element = HostElement(
      id: numbers.number(of: view), role: view.elementRole,
      label: view.accessibilityLabel?.orNil, value: view.accessibilityValue?.orNil,
      hint: view.accessibilityHint?.orNil, identifier: view.accessibilityIdentifier, frame: frame,
      visibleFrame: visible)
    // A text that says nothing is not there for a person.
    if view is UILabel, element.label == nil, element.identifier == nil { return nil }
    if let field = view as? UITextField {
      element.label = element.label ?? field.placeholder?.orNil
      if !field.hasText { element.value = nil }
    }
    element.isEnabled =
      !traits.contains(.notEnabled) && (around.isUsable || !element.role.isUsed)
    element.isSelected = traits.contains(.selected)
    element.isFocused = view.isFirstResponder || view === focused
    element.isOn = (view as? UISwitch)?.isOn
    element.fraction = view.elementFraction.flatMap { $0.isFinite ? $0 : nil }
    return element
  }

  private func read(
    _ item: UIAccessibilityElement, _ around: Surroundings
  ) -> [HostElement] {
    guard item.isAccessibilityElement, visited.add(item) else { return [] }
    let frame = item.accessibilityFrame
    let visible = frame.seen(in: around.clip)
    guard frame.isPlace, !visible.isEmpty || around.scrolls else { return [] }
    let traits = item.accessibilityTraits
    var element = HostElement(
      id: numbers.number(of: item), role: HostElement.Role(traits),
      label: item.accessibilityLabel?.orNil, value: item.accessibilityValue?.orNil,
      hint: item.accessibilityHint?.orNil, identifier: item.accessibilityIdentifier, frame: frame,
      visibleFrame: visible)
    element.isEnabled =
      !traits.contains(.notEnabled) && (around.isUsable || !element.role.isUsed)
    element.isSelected = traits.contains(.selected)
    return [element]
  }

  private func ordered(_ elements: [HostElement]) -> [HostElement] {
    ReadingOrder.sorted(elements, isRightToLeft: isRightToLeft) { $0.frame }
  }
}

extension CGRect {
  /// Whether it is where something can be; what is not, cannot be intersected.
  var isSomewhere: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }

  /// Whether it is that, and has an extent.
  var isPlace: Bool { isSomewhere && !isEmpty }

  /// What of it shows in `clip`; empty when nothing does.
  fileprivate func seen(in clip: CGRect) -> CGRect {
    guard isPlace else { return .zero }
    let seen = intersection(clip)
    return seen.isNull || seen.isEmpty ? .zero : seen
  }
}

extension String {
  fileprivate var orNil: String? { isEmpty ? nil : self }
}
