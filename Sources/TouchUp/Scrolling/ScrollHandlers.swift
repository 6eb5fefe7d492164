import UIKit

/// The handlers of one scroll view: a list for each moment that somebody waits for.
///
/// The wire is there as long as there are handlers. It leaves the delegate alone, so that one that the app
/// sets, before or after, gets its calls.
@MainActor final class ScrollHandlers {
  private let connection: ScrollConnection
  private var lists: [ScrollMoment: HandlerList<UIScrollView>] = [:]

  init(_ scrollView: UIScrollView) {
    connection = ScrollConnection(scrollView)
  }

  static func of(_ scrollView: UIScrollView) -> ScrollHandlers {
    attachment(of: scrollView) { ScrollHandlers(scrollView) }
  }

  func add(_ handler: Handler<UIScrollView>, for moment: ScrollMoment) -> RemovableTarget {
    list(for: moment).add(handler)
    return RemovableTarget(handler)
  }

  func removeAll() {
    for list in lists.values { list.removeAll() }
  }

  private func list(for moment: ScrollMoment) -> HandlerList<UIScrollView> {
    if let list = lists[moment] { return list }
    let list = HandlerList<UIScrollView> { [weak self] in
      // NB: weak, since what a handler kept may go with the view, and remove another handler then.
      self?.listIsEmpty(moment)
    }
    if lists.isEmpty {
      connection.open { [weak self] in self?.lists[$1]?.send($0) }
    }
    lists[moment] = list
    return list
  }

  private func listIsEmpty(_ moment: ScrollMoment) {
    lists[moment] = nil
    if lists.isEmpty { connection.close() }
  }
}
