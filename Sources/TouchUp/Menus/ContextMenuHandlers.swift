import UIKit

/// The context menu of one view: an interaction while there is anything to ask, and whom it asks.
final class ContextMenuHandlers: NSObject, UIContextMenuInteractionDelegate {
  private var list: HandlerList<ContextMenuRequest>?
  private var interaction: UIContextMenuInteraction?
  private weak var view: UIView?

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  func add(_ handler: Handler<ContextMenuRequest>) -> RemovableTarget {
    let list = self.list ?? makeList()
    list.add(handler)
    return RemovableTarget(handler)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view else { return nil }
    let request = ContextMenuRequest(view)
    list?.send(request)
    let elements = request.elements
    guard !elements.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: elements)
    }
  }

  private func makeList() -> HandlerList<ContextMenuRequest> {
    // NB: weak, since what a handler kept may go with the view, and remove another handler.
    let list = HandlerList<ContextMenuRequest> { [weak self] in self?.listIsEmpty() }
    self.list = list
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    view?.addInteraction(interaction)
    return list
  }

  private func listIsEmpty() {
    list = nil
    if let interaction { view?.removeInteraction(interaction) }
    interaction = nil
  }
}
