public import Foundation

extension UICollectionView {
  /// How cells of one class are set up for items of one type.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up: the cell, where it is, and what it shows.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    /// Makes a registration. Make it once, not in the data source's method: each has cells of its own.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }

    let handler: Handler
    let identifier = UUID().uuidString
  }

  /// How supplementary views of one class are set up.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up: the view, its kind, and where it is.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    /// Makes a registration for views of a kind. Make it once, not in the data source's method.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }

    let elementKind: String
    let handler: Handler
    let identifier = UUID().uuidString
  }

  /// A cell of the registration's class, set up for `item`.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeue(registration.identifier, .cell, indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of the registration's class, set up.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = dequeue(
      registration.identifier, .supplementary(registration.elementKind), indexPath)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ identifier: String, _ kind: ListKey.Kind, _ path: IndexPath
  ) -> View {
    if !pool.isRegistered(.init(kind: kind, identifier: identifier)) {
      register(View.self, as: kind, identifier)
    }
    // NB: what is registered right here makes views of this very class.
    return unsafeDowncast(dequeue(kind, identifier, path), to: View.self)
  }
}
