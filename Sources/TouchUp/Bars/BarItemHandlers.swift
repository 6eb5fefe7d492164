import UIKit

/// The handlers of one bar's item, in the order added. The wire is there as long as there are some.
@MainActor final class BarItemHandlers {
  private let connection: BarItemConnection
  private var list: HandlerList<UIBarButtonItem>?

  init(_ item: UIBarButtonItem) {
    connection = BarItemConnection(item)
  }

  static func of(_ item: UIBarButtonItem) -> BarItemHandlers {
    attachment(of: item) { BarItemHandlers(item) }
  }

  func add(_ handler: Handler<UIBarButtonItem>) -> RemovableTarget {
    let list = self.list ?? makeList()
    list.add(handler)
    return RemovableTarget(handler)
  }

  func removeAll() {
    list?.removeAll()
  }

  private func makeList() -> HandlerList<UIBarButtonItem> {
    let list = HandlerList<UIBarButtonItem> { [weak self] in
      // NB: weak, since what a handler kept may go with the item, and remove another handler then.
      self?.list = nil
      self?.connection.close()
    }
    self.list = list
    connection.open { [weak list] in list?.send($0) }
    return list
  }
}
