import Foundation

extension UISegmentedControl {
  var segments: [SegmentView] { content.segments }

  /// Changes one segment; an index out of range is ignored, as in UIKit.
  func edit(_ index: Int, _ change: (SegmentView) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(segments[index])
    contentDidChange()
  }

  func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Puts a segment before the one at `index`, or at the nearest end.
  func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
    let view = SegmentView()
    fill(view)
    let place = min(max(index, 0), segments.count)
    drag = nil
    content.segments.insert(view, at: place)
    if place <= selection { selection += 1 }
    content.addSubview(view)
    content.fitLines()
    showLook()
    invalidateIntrinsicContentSize()
    guard animated, window != nil else { return }
    // It grows out of the border where it comes in.
    let next = segment(place - 1)?.frame.maxX ?? 0
    view.frame = CGRect(
      x: isMirrored ? bounds.width - next : next, y: 0, width: 0, height: bounds.height)
    view.alpha = 0
    change(animated: true) { [self] in
      view.alpha = 1
      placeContent()
    }
  }

  func remove(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    drag = nil
    let view = content.segments.remove(at: index)
    if index == selection { selection = Self.noSegment }
    if index < selection { selection -= 1 }
    content.fitLines()
    showLook()
    invalidateIntrinsicContentSize()
    guard animated, window != nil else { return view.removeFromSuperview() }
    view.accessibilityTraits = .none
    view.isAccessibilityElement = false
    change(animated: true) { [self] in
      view.alpha = 0
      placeContent()
    } completion: { _ in
      view.removeFromSuperview()
    }
  }

  /// Puts an action's segment in; the one that has its identifier already is taken over or removed.
  func insert(_ action: UIAction, at index: Int, animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old == index { return edit(index) { $0.take(action) } }
    if old != NSNotFound {
      remove(at: old, animated: animated)
      return insert(at: old < index ? index - 1 : index, animated: animated) { $0.take(action) }
    }
    insert(at: index, animated: animated) { $0.take(action) }
  }

  func set(_ action: UIAction, at index: Int) {
    let old = segmentIndex(identifiedBy: action.identifier)
    guard old == NSNotFound || old == index else {
      Diagnostics.report(
        "\(Diagnostics.name(self)): the action of segment \(old) has the same identifier, ignored")
      return
    }
    edit(index) { $0.take(action) }
  }

  /// Takes what the segments are made of: titles, pictures, actions.
  func take(_ items: [Any]) {
    for item in items {
      insert(at: segments.count, animated: false) { view in
        switch item {
        case let title as String: view.title = title
        case let image as UIImage: view.image = image
        case let action as UIAction: view.take(action)
        default:
          Diagnostics.report("UISegmentedControl: \(type(of: item)) is no title, image or action")
        }
      }
    }
    sizeToFit()
  }
}
