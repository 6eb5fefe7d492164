import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Zooming whose view, delegate or scroll view goes in the middle of it, and by wild fingers.
@Suite @MainActor struct ZoomMomentTests {
  /// Names a view to zoom, and does something in a call.
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    var content: UIView?
    var onZoom: (UIScrollView) -> Void = { _ in }
    var onEnd: (UIScrollView) -> Void = { _ in }
    var onBegin: (UIScrollView) -> Void = { _ in }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      onBegin(scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { onZoom(scrollView) }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { onEnd(scrollView) }
  }

  private func pair(
    _ stage: Stage, _ phase: UITouch.Phase, _ distance: CGFloat, _ y: CGFloat = 300
  ) {
    stage.touch([
      HostTouch(id: 1, phase: phase, location: CGPoint(x: 150 - distance / 2, y: y)),
      HostTouch(id: 2, phase: phase, location: CGPoint(x: 150 + distance / 2, y: y)),
    ])
  }

  @Test(
    "the zoomed view, the delegate or the scroll view goes in the middle of it", arguments: 0..<10,
    [true, false])
  func zoomGoes(_ deed: Int, byFingers: Bool) {
    let stage = Stage(device: .square)
    let zoomer = Zoomer()
    var other: Zoomer? = Zoomer()
    weak var gone: UIScrollView?
    var ends = 0
    do {
      let scroll = UIScrollView(frame: stage.root.bounds)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1200))
      scroll.addSubview(content)
      scroll.contentSize = content.bounds.size
      scroll.minimumZoomScale = 0.5
      scroll.maximumZoomScale = 3
      zoomer.content = content
      other?.content = content
      scroll.delegate = deed == 2 ? other : zoomer
      stage.root.addSubview(scroll)
      gone = scroll
    }
    stage.advance(0.1)
    zoomer.onEnd = { _ in ends += 1 }
    var isDone = false
    let act: (UIScrollView) -> Void = { scroll in
      guard !isDone else { return }
      isDone = true
      switch deed {
      case 0: zoomer.content?.removeFromSuperview()
      case 1: zoomer.content = nil
      case 2: other = nil
      case 3: scroll.removeFromSuperview()
      case 4: scroll.maximumZoomScale = 0.5
      case 5: scroll.zoomScale = .nan
      case 6: scroll.setZoomScale(1, animated: true)
      case 7: scroll.isUserInteractionEnabled = false
      case 8:
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 1e-9, height: CGFloat.infinity), animated: true)
      default:
        zoomer.content?.removeFromSuperview()
        zoomer.content = UIView()
      }
    }
    zoomer.onZoom = act
    other?.onZoom = act
    if byFingers {
      pair(stage, .began, 60)
      for step in 1...20 { pair(stage, .moved, 60 + CGFloat(step) * 10) }
      pair(stage, .ended, 260)
    } else {
      gone?.setZoomScale(2.5, animated: true)
    }
    stage.advance(2)
    #expect(isDone)
    #expect(stage.isIdle)
    if deed == 3 {
      #expect(gone == nil)
    } else {
      #expect(gone?.isZooming == false && gone?.isZoomBouncing == false)
      #expect(gone?.isZoomAnimating == false)
      #expect(gone?.contentOffset.y.isFinite == true && gone?.zoomScale.isFinite == true)
    }
  }

  @Test("freed in the beginning and the end of zooming", arguments: [true, false])
  func freedZooming(atEnd: Bool) {
    for byFingers in [true, false] {
      let stage = Stage(device: .square)
      let zoomer = Zoomer()
      weak var gone: UIScrollView?
      do {
        let scroll = UIScrollView(frame: stage.root.bounds)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1200))
        scroll.addSubview(content)
        scroll.contentSize = content.bounds.size
        scroll.maximumZoomScale = 3
        zoomer.content = content
        scroll.delegate = zoomer
        stage.root.addSubview(scroll)
        gone = scroll
      }
      stage.advance(0.1)
      if atEnd {
        zoomer.onEnd = { $0.removeFromSuperview() }
      } else {
        zoomer.onBegin = { $0.removeFromSuperview() }
      }
      if byFingers {
        pair(stage, .began, 60)
        for step in 1...30 { pair(stage, .moved, 60 + CGFloat(step) * 10) }
        pair(stage, .ended, 360)
      } else {
        gone?.setZoomScale(2.5, animated: true)
      }
      stage.advance(2)
      #expect(gone == nil && stage.isIdle)
    }
  }

  @Test(
    "fingers that come and go over zoomable content inside another scroll view",
    arguments: [1, 2, 3, 14, 30] as [UInt64])
  func wildFingers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(device: .square)
    let outer = UIScrollView(frame: stage.root.bounds)
    outer.contentSize = CGSize(width: 900, height: 600)
    outer.isPagingEnabled = true
    let scroll = UIScrollView(frame: stage.root.bounds)
    let zoomer = Zoomer()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1200))
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    content.addSubview(slider)
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 3
    scroll.refreshControl = UIRefreshControl()
    zoomer.content = content
    scroll.delegate = zoomer
    outer.addSubview(scroll)
    stage.root.addSubview(outer)
    stage.advance(0.1)
    var down: Set<Int> = []
    for _ in 0..<300 {
      let id = Int.random(in: 1...4, using: &random)
      let point = CGPoint(
        x: .random(in: -20...320, using: &random), y: .random(in: -20...620, using: &random))
      let phase: UITouch.Phase
      if down.contains(id) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          phase = .ended
          down.remove(id)
        case 1:
          phase = .cancelled
          down.remove(id)
        default: phase = .moved
        }
      } else {
        phase = .began
        down.insert(id)
      }
      stage.touch([HostTouch(id: id, phase: phase, location: point)])
      switch Int.random(in: 0..<60, using: &random) {
      case 0: scroll.setZoomScale(.random(in: 0.1...4, using: &random), animated: true)
      case 1: scroll.setContentOffset(.zero, animated: true)
      case 2: scroll.refreshControl?.endRefreshing()
      case 3: scroll.isScrollEnabled.toggle()
      case 4: stage.advance(0.4)
      default: break
      }
    }
    for id in down {
      stage.touch([HostTouch(id: id, phase: .ended, location: CGPoint(x: 10, y: 10))])
    }
    scroll.isScrollEnabled = true
    scroll.refreshControl?.endRefreshing()
    stage.advance(6)
    #expect(stage.isIdle)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isZooming)
    #expect(!outer.isTracking && !outer.isDragging && !outer.isDecelerating)
    #expect((0.5...3).contains(scroll.zoomScale))
    #expect(outer.contentOffset.x.truncatingRemainder(dividingBy: 300) == 0)
    let most = CGPoint(
      x: max(0, scroll.contentSize.width - 300), y: max(0, scroll.contentSize.height - 600))
    #expect((-0.5...most.x + 0.5).contains(scroll.contentOffset.x))
    #expect((-0.5...most.y + 0.5).contains(scroll.contentOffset.y))
  }
}
