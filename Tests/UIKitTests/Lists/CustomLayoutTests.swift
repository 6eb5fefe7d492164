import Foundation
import Testing
import UIKit

/// Layouts that apps write.
@Suite @MainActor struct CustomLayoutTests {
  /// Items on a diagonal, with a decoration behind them.
  private final class Stairs: UICollectionViewLayout {
    var prepared = 0
    var flips = false
    override func prepare() { prepared += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let items = (0..<10).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
      let back = layoutAttributesForDecorationView(
        ofKind: "back", at: IndexPath(item: 0, section: 0))
      return (items + [back].compactMap(\.self)).filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let place = CGFloat(indexPath.item)
      attributes.frame = CGRect(x: place * 20, y: place * 100, width: 40, height: 40)
      attributes.alpha = 0.5
      attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
      attributes.isHidden = indexPath.item == 3
      return attributes
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      attributes.zIndex = -1
      return attributes
    }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
  }

  private final class Back: UICollectionReusableView {}

  private func make(_ layout: UICollectionViewLayout, _ source: ManyRows, on stage: Stage)
    -> UICollectionView
  {
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    layout.register(Back.self, forDecorationViewOfKind: "back")
    view.dataSource = source
    stage.root.addSubview(view)
    stage.advance(0.1)
    return view
  }

  @Test("everything is as the layout says")
  func stairs() throws {
    let stage = Stage(device: .square)
    let layout = Stairs()
    let source = ManyRows(count: 10)
    let view = make(layout, source, on: stage)
    #expect(view.visibleCells.map(\.tag) == [0, 1, 2, 4, 5])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(cell.alpha == 0.5 && cell.center == CGPoint(x: 60, y: 220))
    #expect(cell.transform == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(view.subviews.first is Back)
    #expect(view.contentSize == CGSize(width: 300, height: 1000))
    // Scrolling asks what lies where, and does not reckon anew.
    let prepared = layout.prepared
    view.contentOffset.y = 200
    stage.advance(0.1)
    #expect(view.visibleCells.map(\.tag) == [2, 4, 5, 6, 7])
    #expect(layout.prepared == prepared)
    layout.invalidateLayout()
    stage.advance(0.1)
    #expect(layout.prepared == prepared + 1)
  }

  @Test("mirrored where the language asks for it, when the layout allows")
  func mirrored() {
    let stage = Stage(
      device: HostDevice(
        size: CGSize(width: 300, height: 600), layoutDirection: .rightToLeft))
    let layout = Stairs()
    layout.flips = true
    let source = ManyRows(count: 10)
    let view = make(layout, source, on: stage)
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.center == CGPoint(x: 260, y: 120))
  }

  @Test("a copy of attributes is one of the same class")
  func copies() throws {
    final class Named: UICollectionViewLayoutAttributes {
      var name = ""
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Named)?.name = name
        return copy
      }
    }
    let named = Named(forCellWith: IndexPath(item: 3, section: 1))
    named.name = "N"
    named.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    named.zIndex = 5
    let copy = try #require(named.copy() as? Named)
    #expect(copy !== named && copy.name == "N" && copy.zIndex == 5)
    #expect(copy.frame == named.frame && copy.indexPath == named.indexPath)
    #expect(copy.representedElementCategory == .cell && copy.representedElementKind == nil)
  }
}
