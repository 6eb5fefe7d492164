import Foundation

/// Something that can be done, with the closure that does it.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// Tells actions apart: one with the same identifier takes an earlier one's place.
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

  /// What does it.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// What it is called, in the person's language; a button made with the action shows it.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// A picture of it; a button made with the action shows it.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// How it stands apart from others in a menu.
  public var attributes: UIMenuElement.Attributes
  /// Whether it is chosen: shown in a menu.
  public var state: UIMenuElement.State
  /// Tells it from others.
  public let identifier: Identifier
  /// What did it, while the handler runs: the control, or for the menu of a view its interaction; nil at other times.
  public var sender: Any? { current }

  /// Makes an action. Without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier("com.touchup.action.\(UUID().uuidString)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    controlHandler = nil
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes an action that is handed the control that does it: nothing has to be asked or cast on the way.
  package init(
    identifier: Identifier, controlHandler: @escaping @MainActor (UIControl) -> Void
  ) {
    self.identifier = identifier
    attributes = []
    state = .off
    handler = nil
    self.controlHandler = controlHandler
    super.init(title: "", subtitle: nil, image: nil)
  }

  private let handler: Handler?
  private let controlHandler: (@MainActor (UIControl) -> Void)?
  // NB: whoever performs the action holds the sender meanwhile, and it is nil at all other times: so it
  // needs no count of its own, which would be a good part of what an event costs.
  private unowned(unsafe) var current: AnyObject?

  /// Does it, for `sender`; `asked` is what it is told that did it.
  package func perform(for sender: UIControl, as asked: AnyObject? = nil) {
    if let controlHandler { return controlHandler(sender) }
    perform(by: asked ?? sender)
  }

  /// Does it; `sender` is what it is told that did it.
  func perform(by sender: AnyObject) {
    let outer = current
    current = sender
    handler?(self)
    current = outer
  }
}
