import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct TableViewControllerTests {
  private final class Settings: UITableViewController {
    var chosen: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Switch \(indexPath.row)"
      cell.accessoryView = toggle
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Settings" }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }

  @Test("it is data source and delegate of its table, and takes the choice back that led away")
  func works() throws {
    let settings = Settings(style: .insetGrouped)
    let robot = Robot(UINavigationController(rootViewController: settings))
    #expect(settings.tableView.style == .insetGrouped && settings.tableView.delegate === settings)
    try robot.tap("Row 2")
    try robot.settle()
    #expect(settings.chosen == [2])
    #expect(settings.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    try robot.tap("Back")
    try robot.settle()
    #expect(settings.tableView.indexPathForSelectedRow == nil)
    // The rows are under the bar, and scroll beneath it.
    #expect(settings.tableView.adjustedContentInset.top == 91)
  }

  @Test("heights that an override tells for some rows, and calls of the scroll view")
  func overrides() {
    final class Tall: UITableViewController {
      var scrolls = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
      }
      override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        indexPath.row % 3 == 1 ? 90 : super.tableView(tableView, heightForRowAt: indexPath)
      }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let tall = Tall(style: .plain)
    tall.loadViewIfNeeded()
    tall.tableView.rowHeight = 60
    tall.tableView.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    tall.tableView.layoutIfNeeded()
    let heights = (0..<6).map {
      tall.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights == [60, 90, 60, 60, 90, 60])
    // Rows that were not seen yet are taken to be as high as `rowHeight`.
    #expect(tall.tableView.rectForRow(at: IndexPath(row: 97, section: 0)).height == 60)
    tall.tableView.contentOffset.y = 50
    #expect(tall.scrolls == 1)
  }

  @Test("what can be used in rows is on the screen that a robot reads")
  func screenText() {
    let robot = Robot(Settings(style: .grouped))
    #expect(robot.screen.contains("Row 1") && robot.screen.contains("switch \"Switch 1\""))
  }

  @Test("a slider in a row follows a quick finger from where that went down")
  func sliderInARow() throws {
    final class Volume: UITableViewController {
      let slider = UISlider(frame: CGRect(x: 20, y: 5, width: 300, height: 34))
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        slider.value = 0.5
        slider.accessibilityLabel = "Volume"
        cell.contentView.addSubview(slider)
        return cell
      }
    }
    let volume = Volume(style: .plain)
    let robot = Robot(volume)
    try robot.set("Volume", to: 0.8)
    #expect(abs(volume.slider.value - 0.8) < 0.03)
  }

  @Test("a registered cell is made as large as it will be")
  func madeWithItsFrame() {
    final class Card: UICollectionViewCell {
      let made: CGRect
      override init(frame: CGRect) {
        made = frame
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    grid.register(Card.self, forCellWithReuseIdentifier: "cell")
    let rows = ManyRows(count: 3)
    grid.dataSource = rows
    grid.layoutIfNeeded()
    #expect(
      grid.visibleCells.map { ($0 as? Card)?.made.size }
        == Array(
          repeating: CGSize(width: 80, height: 60), count: 3))
  }
}
