#if os(iOS)
  import UIKit

  /// The wire from a bar's item to the kit. An item has one action, so one that does the app's own first takes its
  /// place as long as somebody waits.
  @MainActor final class BarItemConnection {
    private static let identifier = UIAction.Identifier("TouchUp.barItem")
    private weak var item: UIBarButtonItem?
    private var own: UIAction?
    private weak var target: AnyObject?
    private var selector: Selector?

    init(_ item: UIBarButtonItem) {
      self.item = item
    }

    func open(_ body: @escaping @MainActor (UIBarButtonItem) -> Void) {
      guard let item else { return }
      (own, target, selector) = (item.primaryAction, item.target, item.action)
      let (own, selector) = (own, selector)
      // NB: setting the action takes its title and image over.
      item.primaryAction = UIAction(
        title: item.title ?? "", image: item.image, identifier: Self.identifier
      ) { [weak item, weak target] _ in
        guard let item else { return }
        if let own {
          own.performWithSender(item, target: nil)
        } else if let selector {
          UIApplication.shared.sendAction(selector, to: target, from: item, for: nil)
        }
        body(item)
      }
    }

    func close() {
      guard let item, item.primaryAction?.identifier == Self.identifier else { return }
      item.primaryAction = own
      if own == nil {
        item.target = target
        item.action = selector
      }
      (own, target, selector) = (nil, nil, nil)
    }
  }
#endif
