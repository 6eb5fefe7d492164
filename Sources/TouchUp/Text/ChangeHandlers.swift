import Foundation
import UIKit

/// Who is asked before a person changes the text of a field or a text view, beside its delegate.
@MainActor final class ChangeHandlers {
  private let connection: ChangeConnection
  private var list: HandlerList<TextChange>?

  init(_ view: UIView) {
    connection = ChangeConnection(view)
  }

  static func of(_ view: UIView) -> ChangeHandlers {
    attachment(of: view) { ChangeHandlers(view) }
  }

  func add(_ handler: Handler<TextChange>) -> RemovableTarget {
    let list = self.list ?? makeList()
    list.add(handler)
    return RemovableTarget(handler)
  }

  private func makeList() -> HandlerList<TextChange> {
    // NB: weak, since what a handler kept may go with the view, and remove another handler then.
    let list = HandlerList<TextChange> { [weak self] in
      self?.list = nil
      self?.connection.close()
    }
    self.list = list
    connection.open { [weak self] view, range, replacement in
      let change = TextChange(view, range, replacement)
      self?.list?.send(change)
      return change.isAllowed
    }
    return list
  }
}
