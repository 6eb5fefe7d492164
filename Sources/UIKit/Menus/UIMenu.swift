import Foundation

/// Actions and other menus to choose from.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Tells menus apart.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's name.
    public let rawValue: String

    /// An identifier of that name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown in another one. A set.
  nonisolated public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements are shown in the other menu, apart from that one's own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its row is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one of its actions sets that one's state on and all others' off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Tells the menu from others.
  public let identifier: Identifier
  /// How the menu is shown in another one.
  public let options: Options
  /// What the menu is made of.
  public let children: [UIMenuElement]

  /// Makes a menu. Without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.touchup.menu.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The actions that are on, in this menu and those in it.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// All actions, in this menu and those in it.
  var actions: [UIAction] { Self.actions(of: children) }

  private static func actions(of elements: [UIMenuElement]) -> [UIAction] {
    elements.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: [action]
      case let menu as UIMenu: menu.actions
      case let element as UIDeferredMenuElement: actions(of: element.elements ?? [])
      default: []
      }
    }
  }

  /// What is shown with this menu and has not come yet.
  var unfinished: [UIDeferredMenuElement] { Self.unfinished(in: children) }

  private static func unfinished(in elements: [UIMenuElement]) -> [UIDeferredMenuElement] {
    elements.flatMap { element -> [UIDeferredMenuElement] in
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.unfinished
      case let element as UIDeferredMenuElement:
        element.elements.map(unfinished) ?? [element]
      default: []
      }
    }
  }

  /// The menu that lets only one be on, and has `action` in it; the outermost of several.
  func singleSelection(around action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return Self.menus(in: children).lazy.compactMap { $0.singleSelection(around: action) }.first
  }

  private static func menus(in elements: [UIMenuElement]) -> [UIMenu] {
    elements.flatMap { element -> [UIMenu] in
      switch element {
      case let menu as UIMenu: [menu]
      case let element as UIDeferredMenuElement: menus(in: element.elements ?? [])
      default: []
      }
    }
  }

  /// Sets one action on and all others off.
  func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }
}
