import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A grid under fingers and code.
@Suite @MainActor struct CollectionViewTests {
  private final class Square: UICollectionViewCell {
    let mark = "made"
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.backgroundColor = .systemTeal
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A view of 300 x 600 points with squares of 90, three in a row.
  private func makeGrid(
    _ source: any UICollectionViewDataSource, on stage: Stage,
    _ setUp: (UICollectionView, UICollectionViewFlowLayout) -> Void = { _, _ in }
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    view.register(Square.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    setUp(view, layout)
    stage.root.addSubview(view)
    stage.advance(0.1)
    return view
  }

  @Test("shows the cells that fit, in lines")
  func grid() throws {
    let stage = Stage(device: .square)
    let rows = ManyRows(count: 1000)
    let grid = makeGrid(rows, on: stage)
    #expect(grid.visibleCells.map(\.tag) == Array(0..<18))
    #expect(grid.visibleCells[4].frame == CGRect(x: 105, y: 100, width: 90, height: 90))
    #expect(grid.contentSize == CGSize(width: 300, height: 33_390))
    let cell = try #require(grid.visibleCells.first as? Square)
    #expect(cell.mark == "made" && cell.reuseIdentifier == "cell")
    #expect(grid.indexPathForItem(at: CGPoint(x: 110, y: 110)) == IndexPath(item: 4, section: 0))
    #expect(grid.indexPathForItem(at: CGPoint(x: 95, y: 110)) == nil)
    grid.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
    stage.advance(0.1)
    #expect(grid.visibleCells.last?.tag == 999)
    #expect(grid.subviews.count { $0 is Square } == 16)
  }

  @Test("a million items open with as few cells as ten")
  func million() {
    var asked = 0
    let rows = ManyRows(count: 1_000_000) { asked += 1 }
    let grid = makeGrid(rows, on: Stage(device: .square))
    #expect(asked == 18)
    #expect(grid.numberOfItems(inSection: 0) == 1_000_000)
  }

  @Test("a tap presses and chooses, in UIKit's order; code in silence")
  func choosing() {
    final class Told: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        log.append("may press \(path.item)")
        return path.item != 2
      }
      func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        log.append("press \(path.item)")
      }
      func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        log.append("release \(path.item)")
      }
      func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        log.append("may \(path.item)")
        return true
      }
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        log.append("did \(path.item)")
      }
      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        log.append("not \(path.item)")
      }
    }
    let stage = Stage(device: .square)
    let told = Told()
    let rows = ManyRows(count: 9)
    let grid = makeGrid(rows, on: stage) { view, _ in view.delegate = told }
    stage.tap(40, 40)
    #expect(told.log == ["may press 0", "press 0", "may 0", "did 0", "release 0"])
    told.log = []
    stage.tap(150, 40)
    #expect(told.log == ["may press 1", "press 1", "may 1", "not 0", "did 1", "release 1"])
    told.log = []
    stage.tap(250, 40)
    #expect(told.log == ["may press 2"])
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    told.log = []
    grid.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    #expect(grid.visibleCells.map(\.isSelected).firstIndex(of: true) == 4)
    #expect(told.log.isEmpty)
  }

  @Test("cells and headers by registrations")
  func registrations() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<Square, String> { cell, path, text in
        cell.accessibilityLabel = "\(text) \(path.item)"
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        view.accessibilityLabel = "Header \(path.section)"
      }
      func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        12
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: "Cell")
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
    }
    let stage = Stage(device: .square)
    let source = Source()
    let header = UICollectionView.elementKindSectionHeader
    let grid = makeGrid(source, on: stage) { _, layout in
      layout.headerReferenceSize = CGSize(width: 0, height: 40)
      layout.sectionHeadersPinToVisibleBounds = true
    }
    #expect(grid.visibleCells.first?.accessibilityLabel == "Cell 0")
    #expect(
      grid.visibleSupplementaryViews(ofKind: header).map(\.accessibilityLabel) == [
        "Header 0", "Header 1",
      ])
    grid.contentOffset.y = 130
    stage.advance(0.1)
    let view = grid.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame == CGRect(x: 0, y: 130, width: 300, height: 40))
    #expect(grid.subviews.last { $0 is UICollectionReusableView } is UICollectionViewCell == false)
  }

  @Test("sizes one by one, distances a section each")
  func delegateSizes() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 100, height: path.item % 2 == 0 ? 20 : 60) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) }
    }
    let stage = Stage(device: .square)
    let sizes = Sizes()
    let rows = ManyRows(count: 4)
    let grid = makeGrid(rows, on: stage) { view, _ in view.delegate = sizes }
    #expect(
      grid.visibleCells.map(\.frame) == [
        CGRect(x: 10, y: 25, width: 100, height: 20), CGRect(x: 190, y: 5, width: 100, height: 60),
        CGRect(x: 10, y: 95, width: 100, height: 20), CGRect(x: 190, y: 75, width: 100, height: 60),
      ])
    #expect(grid.contentSize.height == 140)
  }

  @Test("sideways, items run down first")
  func horizontal() {
    let stage = Stage(device: .square)
    let rows = ManyRows(count: 100)
    let grid = makeGrid(rows, on: stage) { _, layout in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 90, height: 290)
    }
    #expect(grid.visibleCells.map(\.tag) == Array(0..<6))
    #expect(grid.visibleCells[3].frame == CGRect(x: 100, y: 310, width: 90, height: 290))
    #expect(grid.contentSize == CGSize(width: 4990, height: 600))
  }

  @Test("updates move, bring and take items")
  func updates() {
    final class Names: NSObject, UICollectionViewDataSource {
      var names = ["A", "B", "C", "D"]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.accessibilityLabel = names[path.item]
        return cell
      }
    }
    let stage = Stage(device: .square)
    let source = Names()
    let grid = makeGrid(source, on: stage)
    let first = grid.visibleCells[0]
    source.names = ["X", "D", "A", "C"]
    grid.performBatchUpdates {
      grid.deleteItems(at: [IndexPath(item: 1, section: 0)])
      grid.insertItems(at: [IndexPath(item: 0, section: 0)])
      grid.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 1, section: 0))
    }
    stage.advance(0.1)
    #expect(grid.layer.presentation() != nil)
    stage.advance(1)
    #expect(grid.visibleCells.map(\.accessibilityLabel) == ["X", "D", "A", "C"])
    #expect(grid.visibleCells[2] === first && grid.subviews.count { $0 is Square } == 4)
    source.names[0] = "Y"
    let same = grid.visibleCells[0]
    grid.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(same.accessibilityLabel == "Y" && grid.visibleCells[0] === same)
  }

  @Test("another layout, at once or on a way")
  func layouts() {
    let stage = Stage(device: .square)
    let rows = ManyRows(count: 30)
    let grid = makeGrid(rows, on: stage)
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 300, height: 30)
    var finished: Bool?
    grid.setCollectionViewLayout(list, animated: true) { finished = $0 }
    #expect(grid.collectionViewLayout === list && list.collectionView === grid)
    stage.advance(1)
    #expect(finished == true)
    #expect(grid.visibleCells[1].frame == CGRect(x: 0, y: 40, width: 300, height: 30))
    list.itemSize.height = 50
    stage.advance(0.1)
    #expect(grid.visibleCells[1].frame.minY == 60)
  }
}
