import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Lists, their cells, layouts and sources go when nobody holds them.
@Suite @MainActor struct ListLifetimeTests {
  @Test("a table with all that belongs to it")
  func table() {
    let leaks = LeakCheck()
    do {
      let letters = leaks.track(Letters(count: 100), "the source")
      let rig = TableRig(letters)
      leaks.track(rig.table, "the table")
      rig.fling(2000)
      rig.stage.advance(0.3)
      for cell in rig.table.visibleCells { leaks.track(cell, "a cell") }
      letters.sections[0].removeFirst()
      rig.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      rig.stage.advance(0.05)
      rig.table.removeFromSuperview()
      rig.stage.advance(0.1)
    }
    leaks.assertAllReleased()
  }

  @Test("a collection with all that belongs to it")
  func collection() {
    let leaks = LeakCheck()
    do {
      let stage = Stage(device: .square)
      let layout = leaks.track(UICollectionViewFlowLayout(), "the layout")
      let view = leaks.track(
        UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout), "the view")
      let rows = leaks.track(ManyRows(count: 1000), "the source")
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = rows
      stage.root.addSubview(view)
      stage.advance(0.1)
      for cell in view.visibleCells { leaks.track(cell, "a cell") }
      view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
      stage.advance(0.1)
      view.removeFromSuperview()
    }
    leaks.assertAllReleased()
  }

  @Test("a source or a delegate that has gone is none")
  func weakly() {
    let stage = Stage(device: .square)
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    stage.root.addSubview(table)
    do {
      let letters = Letters(count: 100)
      table.dataSource = letters
      table.delegate = letters
      stage.advance(0.1)
      #expect(!table.visibleCells.isEmpty)
    }
    #expect(table.dataSource == nil && table.delegate == nil)
    table.contentOffset.y = 300
    stage.advance(0.1)
    stage.tap(150, 100)
    table.reloadData()
    stage.advance(0.1)
    #expect(table.visibleCells.isEmpty)
  }

  @Test("2,000 rounds of loading anew keep no more cells than fit")
  func rounds() {
    let letters = Letters(count: 20)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    table.dataSource = letters
    var cells: Set<ObjectIdentifier> = []
    for _ in 0..<2000 {
      table.reloadData()
      table.layoutIfNeeded()
      for cell in table.visibleCells { cells.insert(ObjectIdentifier(cell)) }
    }
    #expect(cells.count == 5)
  }
}
