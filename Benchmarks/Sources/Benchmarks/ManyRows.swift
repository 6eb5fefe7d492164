import UIKit

/// Rows of a list of messages, as many as wanted: two lines of text and a picture's place each.
final class ManyRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.textLabel?.text = "Message \(indexPath.row) from somebody"
    cell.detailTextLabel?.text = "What it says, on one line and no more than that"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemOrange
    cell.contentView.layer.cornerRadius = 12
    return cell
  }
}
