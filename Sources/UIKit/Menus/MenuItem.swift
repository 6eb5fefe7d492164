import Foundation

/// One row of an open menu.
enum MenuItem {
  /// What the rows below are called.
  case heading(String)
  case action(UIAction)
  /// Leads into another menu.
  case menu(UIMenu)
  /// Leads back out of this one.
  case back(UIMenu)
  /// Room between groups.
  case gap
  /// Elements are still to come.
  case wheel

  /// The rows of a menu. One that was opened from another has a way back on top.
  static func items(of menu: UIMenu, isNested: Bool) -> [MenuItem] {
    var items: [MenuItem] = []
    if isNested {
      items.append(.back(menu))
    } else if !menu.title.isEmpty {
      items.append(.heading(menu.title))
    }
    append(menu.children, to: &items)
    while case .gap? = items.last { items.removeLast() }
    return items
  }

  private static func append(_ elements: [UIMenuElement], to items: inout [MenuItem]) {
    for element in elements {
      switch element {
      case let action as UIAction where !action.attributes.contains(.hidden):
        items.append(.action(action))
      case let menu as UIMenu where menu.options.contains(.displayInline):
        appendGap(to: &items)
        let count = items.count
        if !menu.title.isEmpty { items.append(.heading(menu.title)) }
        let first = items.count
        append(menu.children, to: &items)
        if items.count == first { items.removeSubrange(count...) }
        appendGap(to: &items)
      case let menu as UIMenu: items.append(.menu(menu))
      case let element as UIDeferredMenuElement:
        if let elements = element.elements {
          append(elements, to: &items)
        } else {
          items.append(.wheel)
        }
      default: break
      }
    }
  }

  private static func appendGap(to items: inout [MenuItem]) {
    switch items.last {
    case nil, .gap, .heading: return
    default: items.append(.gap)
    }
  }

  /// How high the row is at the least, in points.
  var height: CGFloat {
    switch self {
    case .heading: 34
    case .gap: 8
    case .action, .menu, .back, .wheel: 44
    }
  }

  /// Whether a finger can choose it.
  var isChoosable: Bool {
    switch self {
    case .action(let action): !action.attributes.contains(.disabled)
    case .menu, .back: true
    case .heading, .gap, .wheel: false
    }
  }

  /// Whether a mark may stand before the title.
  var isMarked: Bool {
    if case .action(let action) = self { return action.state != .off }
    return false
  }
}
