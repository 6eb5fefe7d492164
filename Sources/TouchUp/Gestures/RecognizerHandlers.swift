import UIKit

/// The handlers of one recogniser, all told of each change of its state.
@MainActor final class RecognizerHandlers {
  private var list: HandlerList<UIGestureRecognizer>?
  private let connection: GestureConnection

  init(_ recognizer: UIGestureRecognizer) {
    connection = GestureConnection(recognizer)
  }

  static func of(_ recognizer: UIGestureRecognizer) -> RecognizerHandlers {
    attachment(of: recognizer) { RecognizerHandlers(recognizer) }
  }

  func add(_ handler: Handler<UIGestureRecognizer>) -> RemovableTarget {
    let list = self.list ?? makeList()
    list.add(handler)
    return RemovableTarget(handler)
  }

  func removeAll() {
    list?.removeAll()
  }

  private func makeList() -> HandlerList<UIGestureRecognizer> {
    let list = HandlerList<UIGestureRecognizer> { [weak self] in
      // NB: weak, since what a handler kept may go with the recogniser, and remove another handler.
      self?.list = nil
      self?.connection.close()
    }
    self.list = list
    connection.open { [weak list] in list?.send($0) }
    return list
  }
}
