import Foundation
import UIKit

/// A source and delegate of tables and collections that does as its closures say.
@MainActor
final class HookedRows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var counts: [Int]
  var onCell: (IndexPath) -> Void = { _ in }
  var cell: ((UITableView, IndexPath) -> UITableViewCell)?
  var height: (IndexPath) -> CGFloat = { _ in 44 }
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var onWillDisplay: (IndexPath) -> Void = { _ in }
  var onDidEndDisplaying: (IndexPath) -> Void = { _ in }
  var onScroll: () -> Void = {}
  var onSelect: (IndexPath) -> Void = { _ in }
  var onHighlight: (IndexPath) -> Void = { _ in }
  var onUnhighlight: (IndexPath) -> Void = { _ in }
  var onWillSelect: (IndexPath) -> IndexPath? = { $0 }
  var onDeselect: (IndexPath) -> Void = { _ in }
  /// Rows that were asked for though there are not as many.
  private(set) var missing: [IndexPath] = []

  init(_ counts: [Int]) {
    self.counts = counts
  }

  /// A table of these rows that fills the stage, after its first frames.
  func table(on stage: Stage, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: stage.root.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    stage.root.addSubview(table)
    stage.advance(0.1)
    return table
  }

  private func note(_ path: IndexPath) {
    if !counts.indices.contains(path.section) || path.item >= counts[path.section] {
      missing.append(path)
    }
    onCell(path)
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note(indexPath)
    if let cell { return cell(tableView, indexPath) }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { onWillDisplay(indexPath) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { onDidEndDisplaying(indexPath) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    onDeselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    onHighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    onUnhighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    onWillSelect(indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { onWillDisplay(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { onSelect(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}
