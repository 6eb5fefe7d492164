public import Foundation

/// Gives a collection view what it shows. It is not kept alive.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// The cell of an item, from
  /// ``UICollectionView/dequeueReusableCell(withReuseIdentifier:for:)``. Asked for when the item comes to
  /// be seen.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections there are. 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// The view of a header, a footer or the like, from
  /// ``UICollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``. Asked for when the
  /// layout places one; an empty view unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView()
  }
}
