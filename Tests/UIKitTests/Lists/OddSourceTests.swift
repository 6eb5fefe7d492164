import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Data sources that lie, heights and sizes that are none.
@Suite @MainActor struct OddSourceTests {
  @Test("counts that change without telling are noticed at the next load, and crash nothing")
  func silentChange() {
    let stage = Stage(device: .square)
    let rows = HookedRows([100])
    let table = rows.table(on: stage)
    rows.counts = [-5, -1]
    table.reloadData()
    stage.advance(0.1)
    #expect(table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)
    rows.counts = [Int.min, 3]
    table.reloadData()
    stage.advance(0.1)
    #expect(table.visibleCells.count == 3)
    rows.counts = [1]
    let told = diagnostics {
      table.insertRows(at: [IndexPath(row: 7, section: 9)], with: .fade)
      table.deleteRows(at: [IndexPath(row: -1, section: -1)], with: .fade)
      table.moveRow(at: IndexPath(row: 0, section: 5), to: IndexPath(row: 5, section: 0))
      table.moveSection(7, toSection: 9)
      table.reloadRows(at: [[], [1], [0, 0, 0]], with: .fade)
    }
    stage.advance(1)
    #expect(!told.isEmpty)
    #expect(table.visibleCells.count == 1)
    _ = table.rectForRow(at: [])
    _ = table.cellForRow(at: [0])
    table.scrollToRow(at: IndexPath(row: -1, section: 0), at: .top, animated: true)
    table.selectRow(at: [0], animated: false, scrollPosition: .top)
    table.deselectRow(at: [], animated: false)
    stage.advance(1)
    #expect(stage.isIdle)
  }

  @Test("one cell for all rows is shown in one place, and the table comes to rest")
  func sameCell() {
    let stage = Stage(device: .square)
    let rows = HookedRows([10])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    rows.cell = { _, _ in cell }
    let table = rows.table(on: stage)
    stage.advance(1)
    #expect(table.visibleCells == [cell])
    #expect(stage.isIdle)
    table.contentOffset.y = 20
    stage.advance(1)
    #expect(stage.isIdle)
  }

  @Test(
    "cells that the app keeps itself do not pile up, and are never given out while they are seen")
  func keptCells() {
    let stage = Stage(device: .square)
    let rows = HookedRows([40])
    let cells = (0..<40).map { _ in UITableViewCell(style: .default, reuseIdentifier: "kept") }
    rows.cell = { _, path in cells[path.row] }
    let table = rows.table(on: stage)
    for round in 0..<300 {
      table.contentOffset.y = CGFloat(round % 3) * 600
      stage.advance(0.02)
    }
    var waiting: [UITableViewCell] = []
    while waiting.count < 1000, let next = table.dequeueReusableCell(withIdentifier: "kept") {
      waiting.append(next)
    }
    #expect(waiting.count <= 40)
    #expect(Set(waiting.map(ObjectIdentifier.init)).count == waiting.count)
    #expect(waiting.allSatisfy { $0.superview == nil })
  }

  @Test("cells that are made anew each time do not pile up")
  func newCells() {
    let stage = Stage(device: .square)
    let rows = HookedRows([1000])
    rows.cell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: "new") }
    let table = rows.table(on: stage)
    for round in 0..<500 {
      table.contentOffset.y = CGFloat(round % 20) * 1000
      stage.advance(0.02)
    }
    var waiting = 0
    while waiting < 10_000, table.dequeueReusableCell(withIdentifier: "new") != nil { waiting += 1 }
    #expect(waiting < 300)
  }

  @Test(
    "heights that are no numbers, of no rows, of all rows",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -10, 0, .greatestFiniteMagnitude,
    ])
  func heights(_ height: CGFloat) {
    let stage = Stage(device: .square)
    let rows = HookedRows([300, 0, 5])
    rows.height = { _ in height }
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      for estimate in [0, 44, CGFloat.nan] {
        let table = rows.table(on: stage, style: style)
        table.estimatedRowHeight = estimate
        stage.advance(0.2)
        table.contentOffset = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
        stage.advance(0.1)
        _ = table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: .nan))
        _ = table.indexPathsForRows(in: CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 1))
        _ = table.indexPathsForRows(in: .null)
        table.scrollToRow(at: IndexPath(row: 4, section: 2), at: .middle, animated: true)
        stage.advance(3)
        #expect(table.contentSize.height.isFinite && table.contentOffset.y.isFinite)
        #expect(stage.isIdle)
        // Rows without a height have nothing to show.
        if !(height > 0) || height == .infinity { #expect(table.visibleCells.count < 20) }
        table.removeFromSuperview()
      }
    }
  }

  @Test(
    "tables of no size and of odd sizes answer",
    arguments: [
      CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 0, height: 400), CGRect(x: 0, y: 0, width: 400, height: 0),
      CGRect(x: CGFloat.nan, y: 0, width: .nan, height: .infinity),
      CGRect(x: 0, y: 0, width: 1e30, height: 50), CGRect(x: 0, y: 0, width: -40, height: -40),
    ])
  func sizes(_ frame: CGRect) {
    let stage = Stage(device: .square)
    let rows = HookedRows([50, 3])
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let table = rows.table(on: stage, style: style)
      table.frame = frame
      stage.advance(0.1)
      _ = table.indexPathForRow(at: .zero)
      _ = table.indexPathForRow(at: CGPoint(x: 5, y: 5))
      _ = table.indexPathsForRows(in: table.bounds)
      _ = table.rectForRow(at: IndexPath(row: 3, section: 0))
      table.scrollToRow(at: IndexPath(row: 2, section: 1), at: .bottom, animated: true)
      rows.counts = [51, 3]
      table.insertRows(at: [IndexPath(row: 50, section: 0)], with: .middle)
      stage.advance(1)
      rows.counts = [50, 3]
      table.reloadData()
      table.frame = stage.root.bounds
      stage.advance(0.5)
      #expect(table.visibleCells.count >= 3)
      #expect(stage.isIdle)
      table.removeFromSuperview()
    }
  }

  @Test(
    "items of no size, odd sizes and spacings",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -10, 0, 1e-9, .greatestFiniteMagnitude,
    ])
  func items(_ length: CGFloat) {
    let stage = Stage(device: .square)
    let rows = HookedRows([200, 0, 3])
    rows.size = { CGSize(width: length, height: $0.item % 2 == 0 ? length : 20) }
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      for isUniform in [true, false] {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = rows
        if !isUniform { view.delegate = rows }
        stage.root.addSubview(view)
        layout.itemSize = CGSize(width: length, height: length)
        stage.advance(0.1)
        layout.minimumLineSpacing = length
        stage.advance(0.1)
        layout.minimumInteritemSpacing = length
        stage.advance(0.1)
        layout.sectionInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        layout.headerReferenceSize = CGSize(width: length, height: length)
        stage.advance(0.1)
        view.contentOffset = CGPoint(x: 30, y: 30)
        _ = view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: .infinity))
        _ = view.layoutAttributesForItem(at: [])
        _ = view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: [])
        view.scrollToItem(at: IndexPath(item: 1, section: 2), at: .bottom, animated: true)
        stage.advance(3)
        #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
        #expect(view.contentOffset.y.isFinite)
        #expect(stage.isIdle)
        view.removeFromSuperview()
      }
    }
  }
}
