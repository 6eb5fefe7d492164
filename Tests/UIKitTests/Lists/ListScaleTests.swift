import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Lists of very many rows and sections, again and again.
@Suite @MainActor struct ListScaleTests {
  @Test("100,000 sections of a row: opening, scrolling, updating, the far end")
  func manySections() {
    let stage = Stage(device: .square)
    let rows = HookedRows(Array(repeating: 1, count: 100_000))
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.dataSource = rows
    stage.root.addSubview(table)
    stage.advance(0.1)
    #expect(table.visibleCells.count < 20)
    table.scrollToRow(at: IndexPath(row: 0, section: 99_999), at: .bottom, animated: false)
    stage.advance(0.1)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 0, section: 99_999))
    rows.counts.remove(at: 5)
    let told = diagnostics { table.deleteSections([5], with: .fade) }
    #expect(told.isEmpty)
    stage.advance(1)
    rows.counts[3] = 2
    table.insertRows(at: [IndexPath(row: 1, section: 3)], with: .fade)
    stage.advance(1)
    // A row that came in above moved the others down by one.
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 0, section: 99_997))
    #expect(stage.isIdle)
  }

  @Test("100,000 empty sections between two rows cost nothing to scroll over")
  func emptySections() {
    let stage = Stage(device: .square)
    let rows = HookedRows([1] + Array(repeating: 0, count: 100_000) + [30])
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.dataSource = rows
    stage.root.addSubview(table)
    stage.advance(0.1)
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step % 40)
      stage.advance(0.02)
    }
    #expect(table.visibleCells.count > 3)
    #expect(table.visibleCells.first?.textLabel?.text == "0-0")
  }

  @Test("100,000 rows of no height among others are not made")
  func hiddenRows() {
    let stage = Stage(device: .square)
    let rows = HookedRows([100_010])
    rows.height = { (3..<100_003).contains($0.row) ? 0 : 44 }
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.estimatedRowHeight = 0
    table.dataSource = rows
    table.delegate = rows
    stage.root.addSubview(table)
    stage.advance(0.1)
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step % 40)
      stage.advance(0.02)
    }
    #expect(table.visibleCells.count < 12)
    #expect(table.cellForRow(at: IndexPath(row: 100_003, section: 0)) != nil)
  }

  @Test("batches of thousands over rows that were measured")
  func bigBatches() {
    let stage = Stage(device: .square)
    let rows = HookedRows([20_000])
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.dataSource = rows
    stage.root.addSubview(table)
    for step in 0..<400 {
      table.contentOffset.y = CGFloat(step) * 250
      table.layoutIfNeeded()
    }
    rows.counts[0] -= 10_000
    table.deleteRows(
      at: (0..<20_000).filter { $0 % 2 == 1 }.map { IndexPath(row: $0, section: 0) }, with: .none)
    stage.advance(1)
    rows.counts[0] += 10_000
    table.insertRows(
      at: (0..<20_000).filter { $0 % 2 == 1 }.map { IndexPath(row: $0, section: 0) }, with: .none)
    stage.advance(1)
    #expect(table.contentSize.height >= 880_000)
    #expect(stage.isIdle)
  }

  @Test("2,000 rounds of updates leave nothing behind")
  func rounds() {
    let stage = Stage(device: .coarse)
    let rows = HookedRows([20])
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    stage.root.addSubview(table)
    stage.advance(0.1)
    var told = 0
    for round in 0..<2_000 {
      let isMore = round % 2 == 0
      rows.counts[0] += isMore ? 1 : -1
      table.performBatchUpdates {
        if isMore {
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        } else {
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
      } completion: { _ in
        told += 1
      }
      if round % 50 == 0 { stage.advance(0.02) }
      if round % 1000 == 0 { #expect(table.subviews.count < 1500) }
    }
    stage.advance(2)
    #expect(told == 2_000)
    #expect(table.subviews.count { $0 is UITableViewCell } == table.visibleCells.count)
    var waiting = 0
    while waiting < 10_000, table.dequeueReusableCell(withIdentifier: "row") != nil { waiting += 1 }
    #expect(waiting < 300)
    #expect(stage.isIdle)
  }
}
