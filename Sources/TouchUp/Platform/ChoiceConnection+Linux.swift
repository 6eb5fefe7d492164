#if os(Linux)
  import Foundation
  import UIKit

  /// The wire from a table or a collection to the kit; it leaves the delegate alone.
  @MainActor final class ChoiceConnection {
    private weak var list: UIScrollView?

    init(_ list: UIScrollView) {
      self.list = list
    }

    func open(_ body: @escaping @MainActor (UIScrollView, ListMoment, IndexPath) -> Void) {
      observers?.body = { body($0, ListMoment($1), $2) }
    }

    func close() {
      observers?.body = nil
    }

    private var observers: ChoiceObservers? {
      (list as? UITableView)?.choiceObservers ?? (list as? UICollectionView)?.choiceObservers
    }
  }

  extension ListMoment {
    fileprivate init(_ notice: ChoiceObservers.Notice) {
      switch notice {
      case .select: self = .select
      case .deselect: self = .deselect
      }
    }
  }
#endif
