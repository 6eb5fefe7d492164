/// Stands in a menu for elements that take time to come: a row with a wheel shows until they are there.
///
/// The provider is called when a menu with the element opens, and calls the closure that it is handed once, at once
/// or later, on the main actor; later calls of it change nothing. Elements that come after the menu was closed are
/// kept for the next time by an element made by ``init(_:)``, and dropped by one made by ``uncached(_:)``.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements, and hands them over.
  typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  /// An element whose provider is called the first time only: what came is shown whenever a menu opens.
  public convenience init(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  /// An element whose provider is called each time that a menu with it opens.
  public class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// What came; nil until then.
  private(set) var elements: [UIMenuElement]?
  private var provider: Provider?
  private let isCached: Bool
  private var request: Request?

  /// Asks for the elements unless that was done; `arrived` is called when they come later than this call returns.
  func load(_ arrived: @escaping () -> Void) {
    guard elements == nil else { return }
    if request == nil, let provider {
      let request = Request()
      self.request = request
      provider { [weak self, weak request] elements in
        guard let self, let request else { return }
        take(elements, for: request)
      }
    }
    request?.listeners.append(arrived)
  }

  /// The menu with the element has closed: nobody waits any longer.
  func menuClosed() {
    request?.listeners = []
    guard !isCached else { return }
    request = nil
    elements = nil
  }

  private func take(_ new: [UIMenuElement], for request: Request) {
    // One that was given up, or has been answered.
    guard self.request === request else { return }
    self.request = nil
    elements = new
    if isCached { provider = nil }
    for listener in request.listeners { listener() }
  }

  /// One call of the provider.
  private final class Request {
    var listeners: [() -> Void] = []
  }
}
