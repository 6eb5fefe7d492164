#if os(iOS)
  import UIKit

  /// The wire from a table or a collection to the kit. UIKit tells of choices the delegate alone, so a relay takes
  /// its place as long as somebody waits: it hands every call on to the app's own, also to one set later.
  @MainActor final class ChoiceConnection {
    private weak var list: UIScrollView?
    private var relay: ChoiceRelay?
    private var observation: NSKeyValueObservation?

    init(_ list: UIScrollView) {
      self.list = list
    }

    func open(_ body: @escaping @MainActor (UIScrollView, ListMoment, IndexPath) -> Void) {
      let relay = ChoiceRelay(body)
      self.relay = relay
      stepIn()
      observation = list?.observe(\.delegate) { [weak self] _, _ in
        // UIKit's views are used on the main thread alone.
        MainActor.assumeIsolated { self?.stepIn() }
      }
    }

    func close() {
      observation = nil
      guard let relay else { return }
      self.relay = nil
      if list?.delegate === relay { setDelegate(relay.original) }
    }

    /// NB: views ask a delegate what it responds to when it is set, so it is set anew for each original.
    private func stepIn() {
      guard let list, let relay, list.delegate !== relay else { return }
      relay.original = list.delegate
      setDelegate(relay)
    }

    private func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
      if let table = list as? UITableView {
        table.delegate = delegate as? any UITableViewDelegate
      } else if let collection = list as? UICollectionView {
        collection.delegate = delegate as? any UICollectionViewDelegate
      }
    }
  }
#endif
