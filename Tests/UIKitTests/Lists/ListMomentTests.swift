import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Changes of a list at the worst moments: within its own calls, under a finger, while it moves.
@Suite @MainActor struct ListMomentTests {
  /// Where the app may come to change its list.
  enum Moment: CaseIterable {
    case cell, willDisplay, didEndDisplaying, scroll, select, highlight, unhighlight, willSelect
  }

  /// What it does.
  enum Deed: CaseIterable {
    case reload, fewer, more, insert, delete, batch, leave, sourceGone, scrollAway, layout, empty
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let moment: Moment
    let deed: Deed
    var testDescription: String { "\(deed) in \(moment)" }
    static let all = Moment.allCases.flatMap { moment in
      Deed.allCases.map { Case(moment: moment, deed: $0) }
    }
  }

  @Test(
    "a table that is changed within its own calls shows what its source has", arguments: Case.all)
  func table(_ testCase: Case) {
    let stage = Stage(device: .square)
    let rows = HookedRows([100])
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    stage.root.addSubview(table)
    stage.advance(0.1)
    var isDone = false
    var begun = 0
    var ended = 0
    let deed: () -> Void = { [unowned rows, unowned table] in
      guard !isDone else { return }
      isDone = true
      switch testCase.deed {
      case .reload: table.reloadData()
      case .fewer:
        rows.counts = [3]
        table.reloadData()
      case .more:
        rows.counts = [100, 100]
        table.reloadData()
      case .insert:
        rows.counts[0] += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      case .delete:
        rows.counts[0] -= 90
        table.deleteRows(at: (5..<95).map { IndexPath(row: $0, section: 0) }, with: .fade)
      case .batch:
        begun += 1
        rows.counts[0] += 1
        table.performBatchUpdates {
          table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .left)
        } completion: { _ in
          ended += 1
        }
      case .leave: table.removeFromSuperview()
      case .sourceGone: table.dataSource = nil
      case .scrollAway: table.contentOffset.y = 2000
      case .layout:
        table.layoutIfNeeded()
        _ = table.rectForRow(at: IndexPath(row: 50, section: 0))
      case .empty:
        rows.counts = []
        table.reloadData()
        _ = table.rectForRow(at: IndexPath(row: 50, section: 0))
        table.layoutIfNeeded()
      }
    }
    switch testCase.moment {
    case .cell: rows.onCell = { if $0.row == 20 { deed() } }
    case .willDisplay: rows.onWillDisplay = { if $0.row == 20 { deed() } }
    case .didEndDisplaying: rows.onDidEndDisplaying = { _ in deed() }
    case .scroll: rows.onScroll = { [unowned table] in if table.contentOffset.y > 300 { deed() } }
    case .select: rows.onSelect = { _ in deed() }
    case .highlight: rows.onHighlight = { _ in deed() }
    case .unhighlight: rows.onUnhighlight = { _ in deed() }
    case .willSelect:
      rows.onWillSelect = {
        deed()
        return $0
      }
    }
    stage.tap(150, 100)
    stage.advance(0.3)
    stage.touch(.began, 150, 250)
    for step in 1...12 { stage.touch(.moved, 150, 250 - CGFloat(step) * 40) }
    stage.touch(.ended, 150, -230)
    stage.advance(6)
    #expect(isDone)
    #expect(begun == ended)
    #expect(rows.missing.isEmpty)
    #expect(stage.isIdle)
    let shown = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(shown.count == table.visibleCells.count)
    for cell in table.visibleCells {
      let path = table.indexPath(for: cell)
      #expect(
        cell.textLabel?.text == path.map { "\($0.section)-\($0.row)" } || begun > 0
          || testCase.deed == .insert || testCase.deed == .delete)
      #expect(cell.alpha == 1 && !cell.isHighlighted)
      #expect(path.map { table.rectForRow(at: $0) } == cell.frame)
    }
    if testCase.deed == .reload || testCase.deed == .insert { #expect(shown.count > 5) }
    if testCase.deed == .sourceGone || testCase.deed == .empty { #expect(shown.isEmpty) }
  }

  @Test("a press stays with its row as others come above it, and chooses it")
  func pressedRowMoves() {
    let rig = TableRig(Letters([["A", "B", "C"]]))
    rig.stage.touch(.began, 150, 66)
    rig.stage.advance(0.3)
    #expect(rig.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    rig.letters.sections = [["A", "B", "C", "D"]]
    rig.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    rig.stage.advance(1)
    rig.stage.touch(.ended, 150, 66)
    rig.stage.advance(1)
    #expect(rig.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(rig.table.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(rig.letters.log == ["highlight B", "will select B", "select B", "unhighlight B"])
  }

  @Test("a pressed row that goes is pressed no longer, nor is another")
  func pressedRowGoes() {
    let rig = TableRig(Letters([["A", "B", "C"]]))
    rig.stage.touch(.began, 150, 66)
    rig.stage.advance(0.3)
    let cell = rig.table.cellForRow(at: IndexPath(row: 1, section: 0))
    rig.letters.sections = [["A", "C"]]
    rig.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    rig.stage.advance(1)
    rig.stage.touch(.ended, 150, 66)
    rig.stage.advance(1)
    #expect(rig.table.indexPathForSelectedRow == nil)
    #expect(cell?.isHighlighted == false)
    #expect(rig.table.visibleCells.allSatisfy { !$0.isHighlighted })
    // And the next press works.
    rig.stage.tap(150, 66)
    rig.stage.advance(1)
    #expect(rig.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("a layout within a batch asks for nothing that is gone")
  func layoutInBatch() {
    let stage = Stage(device: .square)
    let rows = HookedRows([100])
    let table = UITableView(frame: stage.root.bounds, style: .plain)
    table.dataSource = rows
    stage.root.addSubview(table)
    stage.advance(0.1)
    table.contentOffset.y = 1000
    table.performBatchUpdates {
      rows.counts = [10]
      table.contentOffset.y = 2000
      table.layoutIfNeeded()
      table.deleteRows(at: (10..<100).map { IndexPath(row: $0, section: 0) }, with: .fade)
      table.layoutIfNeeded()
    }
    stage.advance(1)
    #expect(rows.missing.isEmpty && table.visibleCells.count == 10)
    table.beginUpdates()
    stage.advance(0.1)
    table.endUpdates()
    stage.advance(0.5)
    #expect(table.visibleCells.count == 10 && stage.isIdle)
  }

  @Test("a table freed in the middle of an update, by itself and by its own call")
  func freedMidway() {
    let stage = Stage(device: .square)
    weak var gone: UITableView?
    let rows = HookedRows([20])
    do {
      let table = UITableView(frame: stage.root.bounds, style: .plain)
      gone = table
      table.dataSource = rows
      table.delegate = rows
      stage.root.addSubview(table)
      stage.advance(0.1)
      rows.counts = [19]
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      stage.advance(0.1)
      table.removeFromSuperview()
    }
    stage.advance(1)
    #expect(gone == nil)
    do {
      let table = UITableView(frame: stage.root.bounds, style: .plain)
      gone = table
      table.dataSource = rows
      table.delegate = rows
      stage.root.addSubview(table)
    }
    stage.advance(0.1)
    rows.onSelect = { _ in gone?.removeFromSuperview() }
    rows.onUnhighlight = { _ in gone?.removeFromSuperview() }
    stage.tap(100, 60)
    stage.advance(1)
    #expect(gone == nil)
  }

  @Test("a table freed within its source's, its delegate's call and a batch")
  func freedWithin() {
    for moment in 0..<4 {
      let stage = Stage(device: .square)
      let rows = HookedRows([200])
      var holder: [UITableView] = []
      var calls = 0
      let leave: () -> Void = {
        calls += 1
        holder.first?.removeFromSuperview()
        holder = []
      }
      do {
        let table = UITableView(frame: stage.root.bounds, style: .plain)
        table.dataSource = rows
        table.delegate = rows
        stage.root.addSubview(table)
        stage.advance(0.1)
        holder = [table]
      }
      weak let gone = holder[0]
      switch moment {
      case 0: rows.onCell = { _ in leave() }
      case 1: rows.onWillDisplay = { _ in leave() }
      case 2: rows.onDidEndDisplaying = { _ in leave() }
      default: rows.onScroll = leave
      }
      stage.touch(.began, 150, 250)
      for step in 1...6 { stage.touch(.moved, 150, 250 - CGFloat(step) * 40) }
      stage.touch(.ended, 150, 10)
      stage.advance(2)
      #expect(calls > 0 && gone == nil)
    }
  }
}
