import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Lists within lists, several fingers, text of every size and direction, again and again.
@Suite @MainActor struct NestedListTests {
  @Test("a table in a row of a table: the inner row is chosen, and the outer is not")
  func tableInTable() {
    let stage = Stage(device: .square)
    let outer = HookedRows([10])
    let inner = HookedRows([40])
    var innerChosen: [Int] = []
    var outerChosen: [Int] = []
    inner.onSelect = { innerChosen.append($0.row) }
    outer.onSelect = { outerChosen.append($0.row) }
    outer.height = { $0.row == 1 ? 220 : 44 }
    var nested: UITableView?
    outer.cell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if path.row == 1 {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
        table.dataSource = inner
        table.delegate = inner
        cell.contentView.addSubview(table)
        nested = table
      }
      return cell
    }
    let table = outer.table(on: stage)
    stage.advance(0.2)
    stage.tap(150, 44 + 110)
    stage.advance(0.5)
    #expect(innerChosen == [2] && outerChosen == [])
    stage.tap(150, 20)
    stage.advance(0.5)
    #expect(innerChosen == [2] && outerChosen == [0])
    stage.touch(.began, 150, 200)
    for step in 1...10 { stage.touch(.moved, 150, 200 - CGFloat(step) * 12) }
    stage.advance(0.3)
    stage.touch(.ended, 150, 80)
    stage.advance(1)
    #expect(table.contentOffset.y == 0 && nested?.contentOffset.y == 110)
    outer.counts = [9]
    table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .top)
    stage.advance(1)
    #expect(stage.isIdle)
  }

  @Test("a collection sideways in each row of a table, with the rows used again")
  func collectionInCells() {
    final class Strip: UITableViewCell {
      var view: UICollectionView!
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 60), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        contentView.addSubview(view)
      }
      required init?(coder: NSCoder) { nil }
    }
    let stage = Stage(device: .square)
    let rows = HookedRows([300])
    let items = HookedRows([100])
    rows.height = { _ in 60 }
    var chosen: [Int] = []
    items.onSelect = { chosen.append($0.item) }
    rows.cell = { table, _ in
      let cell =
        table.dequeueReusableCell(withIdentifier: "strip") as? Strip
        ?? Strip(style: .default, reuseIdentifier: "strip")
      cell.view.dataSource = items
      cell.view.delegate = items
      cell.view.contentOffset = .zero
      return cell
    }
    let table = rows.table(on: stage)
    stage.touch(.began, 200, 100)
    for step in 1...10 { stage.touch(.moved, 200 - CGFloat(step) * 10, 100) }
    stage.advance(0.3)
    stage.touch(.ended, 100, 100)
    stage.advance(1)
    #expect(table.contentOffset.y == 0)
    let strip = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Strip
    #expect(strip?.view.contentOffset.x == 90)
    stage.tap(30, 30)
    stage.advance(0.5)
    #expect(chosen == [0])
    for step in 0..<60 {
      table.contentOffset.y = CGFloat(step) * 250
      stage.advance(0.02)
      if step % 7 == 0 { table.reloadData() }
    }
    stage.advance(1)
    #expect(stage.isIdle && table.subviews.count { $0 is Strip } < 14)
  }

  @Test("several fingers press and choose one row at a time")
  func fingers() {
    let stage = Stage(device: .square)
    let rows = HookedRows([20])
    var log: [String] = []
    rows.onHighlight = { log.append("+\($0.row)") }
    rows.onUnhighlight = { log.append("-\($0.row)") }
    rows.onSelect = { log.append("select \($0.row)") }
    let table = rows.table(on: stage)
    table.isMultipleTouchEnabled = true
    stage.touch(.began, 100, 66, id: 1)
    stage.advance(0.3)
    stage.touch(.began, 100, 200, id: 2)
    stage.advance(0.3)
    stage.touch(.ended, 100, 200, id: 2)
    stage.touch(.ended, 100, 66, id: 1)
    stage.advance(1)
    #expect(log == ["+1", "select 1", "-1"])
    stage.touch([
      HostTouch(id: 1, phase: .began, location: CGPoint(x: 100, y: 20)),
      HostTouch(id: 2, phase: .began, location: CGPoint(x: 100, y: 250)),
    ])
    stage.advance(0.3)
    stage.touch([
      HostTouch(id: 1, phase: .ended, location: CGPoint(x: 100, y: 20)),
      HostTouch(id: 2, phase: .ended, location: CGPoint(x: 100, y: 250)),
    ])
    stage.advance(1)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(table.indexPathsForSelectedRows?.count == 1)
  }

  @Test("1,000 loads, turns, text sizes and directions, with a finger down at times")
  func rounds() {
    let stage = Stage(device: .square)
    let rows = HookedRows([50, 0, 20])
    let table = rows.table(on: stage, style: .insetGrouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    var random = SeededGenerator(seed: 5)
    var isDown = false
    for round in 0..<1000 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: table.frame.size = CGSize(width: table.frame.height, height: table.frame.width)
      case 1:
        table.semanticContentAttribute =
          round % 2 == 0 ? .forceRightToLeft : .forceLeftToRight
      case 2: stage.choose(round % 3 == 0 ? .accessibilityExtraLarge : .large)
      case 3:
        isDown.toggle()
        stage.touch(isDown ? .began : .ended, 100, 200)
      case 4: if isDown { stage.touch(.moved, 100, .random(in: 0...500, using: &random)) }
      case 5:
        rows.counts[2] = Int.random(in: 0...40, using: &random)
      case 6: table.contentOffset.y = .random(in: -100...3000, using: &random)
      default: break
      }
      table.reloadData()
      if round % 3 == 0 { stage.advance(0.02) }
    }
    if isDown { stage.touch(.ended, 100, 200) }
    table.frame = stage.root.bounds
    stage.advance(4)
    #expect(stage.isIdle && rows.missing.isEmpty)
    #expect(table.subviews.count { $0 is UITableViewCell } == table.visibleCells.count)
    for cell in table.visibleCells {
      #expect(!cell.isHighlighted)
      #expect(cell.frame.minX == 16 && cell.frame.width == 268)
    }
    #expect(table.contentOffset.y >= -table.adjustedContentInset.top)
  }

  @Test("rows reloaded with the very cells they had stay seen")
  func sameCellsReloaded() {
    let stage = Stage(device: .square)
    let rows = HookedRows([5])
    let cells = (0..<5).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    rows.cell = { _, path in cells[path.row] }
    let table = rows.table(on: stage)
    table.reloadRows(
      at: [IndexPath(row: 1, section: 0), IndexPath(row: 3, section: 0)], with: .fade)
    stage.advance(1)
    #expect(table.visibleCells == cells)
    #expect(cells.allSatisfy { $0.superview === table && $0.alpha == 1 })
    table.reloadSections([0], with: .left)
    stage.advance(1)
    #expect(cells.allSatisfy { $0.superview === table && $0.alpha == 1 && $0.frame.minX == 0 })
    #expect(stage.isIdle)
  }

  @Test("a collection is scrolled, updated and loaded anew at the worst moments", arguments: 0..<6)
  func collectionMoments(_ deed: Int) {
    let stage = Stage(device: .square)
    let rows = HookedRows([500])
    let view = UICollectionView(
      frame: stage.root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.delegate = rows
    stage.root.addSubview(view)
    stage.advance(0.1)
    var isDone = false
    var ended = 0
    let act: () -> Void = { [unowned view] in
      guard !isDone else { return }
      isDone = true
      switch deed % 3 {
      case 0:
        rows.counts = [20]
        view.reloadData()
      case 1:
        rows.counts = [501]
        view.performBatchUpdates {
          view.insertItems(at: [IndexPath(item: 3, section: 0)])
        } completion: { _ in
          ended += 1
        }
      default:
        rows.counts = [80]
        view.deleteItems(at: (80..<500).map { IndexPath(item: $0, section: 0) })
      }
    }
    if deed < 3 {
      rows.onWillDisplay = { if $0.item > 70 { act() } }
    } else {
      rows.onScroll = { [unowned view] in if view.contentOffset.y > 200 { act() } }
    }
    stage.touch(.began, 150, 500)
    for step in 1...10 { stage.touch(.moved, 150, 500 - CGFloat(step) * 40) }
    stage.touch(.ended, 150, 100)
    stage.advance(6)
    #expect(isDone && rows.missing.isEmpty && stage.isIdle)
    #expect(deed % 3 == 1 ? ended == 1 : ended == 0)
    #expect(view.subviews.count { $0 is UICollectionViewCell } == view.visibleCells.count)
    for path in view.indexPathsForVisibleItems {
      #expect(view.cellForItem(at: path)?.frame == view.layoutAttributesForItem(at: path)?.frame)
    }
  }
}
