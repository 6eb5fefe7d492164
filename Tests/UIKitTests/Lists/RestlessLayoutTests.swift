import Foundation
import Testing
import UIKit

/// Layouts that have to be asked anew whenever bounds change, as those with headers of their own that stay.
@Suite @MainActor struct RestlessLayoutTests {
  private final class Restless: UICollectionViewFlowLayout {
    var prepared = 0
    var asked = 0

    override func prepare() {
      super.prepare()
      prepared += 1
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked += 1
      return true
    }
  }

  @Test("is reckoned once for each change of bounds, and comes to rest")
  func onceForEachChange() {
    let stage = Stage(device: .square)
    let rows = HookedRows([500])
    let layout = Restless()
    let view = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    let told = diagnostics {
      stage.root.addSubview(view)
      stage.advance(0.5)
      #expect(layout.prepared <= 4)
      for step in 1...10 {
        let before = layout.prepared
        view.contentOffset.y = CGFloat(step) * 30
        stage.advance(0.1)
        #expect((1...2).contains(layout.prepared - before))
      }
      let (prepared, asked) = (layout.prepared, layout.asked)
      view.setNeedsLayout()
      stage.advance(0.2)
      #expect(layout.prepared == prepared && layout.asked == asked, "bounds are as they were")
    }
    #expect(told.isEmpty)
    #expect(stage.isIdle)
  }

  @Test("other insets are another room for items")
  func insets() {
    let stage = Stage(device: .square)
    let rows = HookedRows([50])
    let view = UICollectionView(
      frame: stage.root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    stage.root.addSubview(view)
    stage.advance(0.1)
    #expect(view.contentSize.width == 300)
    view.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 60)
    stage.advance(0.1)
    #expect(view.contentSize.width == 200)
    #expect(view.indexPathForItem(at: CGPoint(x: 190, y: 10))?.item == 2)
  }
}
