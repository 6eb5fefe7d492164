import UIKit

/// The handlers of one list: those of each moment that somebody waits for, in order.
///
/// The wire is there as long as there are handlers. A delegate that the app sets, before or after, gets its calls,
/// and gets them first.
@MainActor final class ListHandlers {
  private let connection: ChoiceConnection
  private var lists: [ListMoment: HandlerList<Choice>] = [:]

  init(_ list: UIScrollView) {
    connection = ChoiceConnection(list)
  }

  static func of(_ list: UIScrollView) -> ListHandlers {
    attachment(of: list) { ListHandlers(list) }
  }

  func add(_ handler: Handler<Choice>, for moment: ListMoment) -> RemovableTarget {
    list(for: moment).add(handler)
    return RemovableTarget(handler)
  }

  func removeAll() {
    for list in lists.values { list.removeAll() }
  }

  private func list(for moment: ListMoment) -> HandlerList<Choice> {
    if let list = lists[moment] { return list }
    let list = HandlerList<Choice> { [weak self] in
      // NB: weak, since what a handler kept may go with the view, and remove another handler then.
      self?.listIsEmpty(moment)
    }
    if lists.isEmpty {
      connection.open { [weak self] list, moment, path in
        self?.lists[moment]?.send(Choice(list, path))
      }
    }
    lists[moment] = list
    return list
  }

  private func listIsEmpty(_ moment: ListMoment) {
    lists[moment] = nil
    if lists.isEmpty { connection.close() }
  }
}
