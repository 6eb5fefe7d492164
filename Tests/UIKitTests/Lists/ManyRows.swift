import Foundation
import UIKit

/// Rows that are their numbers.
@MainActor final class ManyRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let count: Int
  private let onCell: () -> Void

  init(count: Int, onCell: @escaping () -> Void = {}) {
    self.count = count
    self.onCell = onCell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    onCell()
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    onCell()
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }
}
