import Foundation
import UIKit

/// The handlers of one text view: a list for each moment that somebody waits for.
///
/// Text views post a notification at each moment, after they have told their delegate, which is left alone. Somebody
/// listens for it as long as there are handlers.
@MainActor final class TextHandlers {
  private weak var view: UITextView?
  private var lists: [TextMoment: HandlerList<UITextView>] = [:]
  private var wires: [TextMoment: NotificationWire] = [:]

  init(_ view: UITextView) {
    self.view = view
  }

  static func of(_ view: UITextView) -> TextHandlers {
    attachment(of: view) { TextHandlers(view) }
  }

  func add(_ handler: Handler<UITextView>, for moment: TextMoment) -> RemovableTarget {
    list(for: moment).add(handler)
    return RemovableTarget(handler)
  }

  func removeAll() {
    for list in lists.values { list.removeAll() }
  }

  private func list(for moment: TextMoment) -> HandlerList<UITextView> {
    if let list = lists[moment] { return list }
    let list = HandlerList<UITextView> { [weak self] in
      // NB: weak, since what a handler kept may go with the view, and remove another handler then.
      self?.lists[moment] = nil
      self?.wires[moment] = nil
    }
    lists[moment] = list
    guard let view else { return list }
    wires[moment] = NotificationWire(moment.notification, of: view) { [weak self] in
      guard let self, let view = self.view else { return }
      self.lists[moment]?.send(view)
    }
    return list
  }
}

extension TextMoment {
  fileprivate var notification: Notification.Name {
    switch self {
    case .beginEditing: UITextView.textDidBeginEditingNotification
    case .change: UITextView.textDidChangeNotification
    case .endEditing: UITextView.textDidEndEditingNotification
    }
  }
}
