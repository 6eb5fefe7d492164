public import Foundation

/// Something that can be done, with the closure that does it.
@preconcurrency @MainActor public final class UIAction: NSObject {
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
  public var title: String
  /// A picture of it; a button made with the action shows it.
  public var image: UIImage?
  /// Tells it from others.
  public let identifier: Identifier
  /// What did it, while the handler runs: the control; nil at other times.
  public var sender: Any? { current }

  /// Makes an action. Without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("com.touchup.action.\(UUID().uuidString)")
    self.handler = handler
    controlHandler = nil
    super.init()
  }

  /// Makes an action that is handed the control that does it: nothing has to be asked or cast on the way.
  package init(
    identifier: Identifier, controlHandler: @escaping @MainActor (UIControl) -> Void
  ) {
    title = ""
    self.identifier = identifier
    handler = nil
    self.controlHandler = controlHandler
    super.init()
  }

  private let handler: Handler?
  private let controlHandler: (@MainActor (UIControl) -> Void)?
  // NB: whoever performs the action holds the sender meanwhile, and it is nil at all other times: so it
  // needs no count of its own, which would be a good part of what an event costs.
  private unowned(unsafe) var current: AnyObject?

  /// Does it, for `sender`; `asked` is what it is told that did it.
  package func perform(for sender: UIControl, as asked: AnyObject? = nil) {
    if let controlHandler { return controlHandler(sender) }
    let outer = current
    current = asked ?? sender
    handler?(self)
    current = outer
  }
}
