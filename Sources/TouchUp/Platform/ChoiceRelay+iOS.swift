#if os(iOS)
  import UIKit

  /// Stands in for the delegate of a table or a collection: hears of choices, and hands all on.
  final class ChoiceRelay: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    /// The app's own delegate.
    weak var original: (any UIScrollViewDelegate)?
    private let body: @MainActor (UIScrollView, ListMoment, IndexPath) -> Void

    init(_ body: @escaping @MainActor (UIScrollView, ListMoment, IndexPath) -> Void) {
      self.body = body
      super.init()
    }

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || original?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
      original?.responds(to: selector) == true ? original : super.forwardingTarget(for: selector)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      (original as? any UITableViewDelegate)?.tableView?(tableView, didSelectRowAt: indexPath)
      body(tableView, .select, indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      (original as? any UITableViewDelegate)?.tableView?(tableView, didDeselectRowAt: indexPath)
      body(tableView, .deselect, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      (original as? any UICollectionViewDelegate)?.collectionView?(
        collectionView, didSelectItemAt: indexPath)
      body(collectionView, .select, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      (original as? any UICollectionViewDelegate)?.collectionView?(
        collectionView, didDeselectItemAt: indexPath)
      body(collectionView, .deselect, indexPath)
    }
  }
#endif
