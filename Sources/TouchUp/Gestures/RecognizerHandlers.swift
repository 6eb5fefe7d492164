import UIKit

/// The handlers of one recogniser, all told of each change of its state.
@MainActor final class RecognizerHandlers {
  private var list: HandlerList<UIGestureRecognizer>?
  private let connection: GestureConnection
  private weak var recognizer: UIGestureRecognizer?
  /// Whether the recogniser is here for its handlers alone, and leaves its view after the last one.
  var leavesWithHandlers = false

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
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

  private func listIsEmpty() {
    list = nil
    connection.close()
    if leavesWithHandlers, let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  private func makeList() -> HandlerList<UIGestureRecognizer> {
    let list = HandlerList<UIGestureRecognizer> { [weak self] in
      // NB: weak, since what a handler kept may go with the recogniser, and remove another handler.
      self?.listIsEmpty()
    }
    self.list = list
    connection.open { [weak list] in list?.send($0) }
    return list
  }
}
