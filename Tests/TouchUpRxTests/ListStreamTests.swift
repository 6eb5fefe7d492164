import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Choices as streams.
@MainActor @Suite struct ListStreamTests {
  /// A table of ten rows.
  final class Rows: UIViewController, UITableViewDataSource {
    let table = UITableView()
    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.dataSource = self
      view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
  }

  @Test func rowsThatAreChosenAndNoLonger() throws {
    let rows = Rows()
    let robot = Robot(rows)
    var log: [String] = []
    let bag = DisposeBag()
    rows.table.rx.itemSelected.subscribe(onNext: { log.append("+\($0.row)") }).disposed(by: bag)
    rows.table.rx.itemDeselected.subscribe(onNext: { log.append("-\($0.row)") }).disposed(by: bag)
    try robot.tap("Row 2")
    try robot.tap("Row 4")
    #expect(log == ["+2", "-2", "+4"])
  }

  @Test func theStreamEndsWithItsList() {
    var ended: [String] = []
    let bag = DisposeBag()
    do {
      let table = UITableView()
      table.rx.itemSelected.subscribe(onCompleted: { ended.append("table") }).disposed(by: bag)
      let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      grid.rx.itemDeselected.subscribe(onCompleted: { ended.append("grid") }).disposed(by: bag)
    }
    #expect(ended.sorted() == ["grid", "table"])
  }

  @Test func disposingRemovesTheHandler() throws {
    let rows = Rows()
    let robot = Robot(rows)
    var count = 0
    let subscription = rows.table.rx.itemSelected.subscribe(onNext: { _ in count += 1 })
    try robot.tap("Row 1")
    subscription.dispose()
    try robot.tap("Row 2")
    #expect(count == 1)
  }
}
