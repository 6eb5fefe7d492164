#if os(Linux)
  import UIKit

  /// The wire from a bar's item to the kit; its own action stays.
  @MainActor final class BarItemConnection {
    private weak var item: UIBarButtonItem?

    init(_ item: UIBarButtonItem) {
      self.item = item
    }

    func open(_ body: @escaping @MainActor (UIBarButtonItem) -> Void) {
      item?.onTap = body
    }

    func close() {
      item?.onTap = nil
    }
  }
#endif
