import UIKit
import UIKitTestSupport

/// A table or a collection over a rig's screen, whose rows or items have menus.
@MainActor
final class MenuLists: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private let rig: MenuRig
  let table = UITableView()
  let collection: UICollectionView
  var log: [String] = []
  var count = 20
  var hasMenu = true

  init(_ rig: MenuRig, isCollection: Bool = false) {
    self.rig = rig
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    rig.robot.run {
      let list = isCollection ? collection : table
      list.frame = CGRect(x: 0, y: 50, width: 390, height: 700)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      table.dataSource = self
      table.delegate = self
      collection.dataSource = self
      collection.delegate = self
      rig.screen.view.addSubview(list)
    }
    rig.robot.wait(0.1)
  }

  private func configuration(_ path: IndexPath?) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    log.append("menu \(path.row)")
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [rig] _ in
      UIMenu(children: [rig.action("Copy")])
    })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(indexPath) }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("display")
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("end")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.accessibilityIdentifier = "item \(indexPath.item)"
    cell.backgroundColor = .systemIndigo
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(indexPaths.first) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("display")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("end")
  }
}
