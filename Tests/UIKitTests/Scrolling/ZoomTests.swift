import Foundation
import Testing
import UIKit

/// Zooming by fingers and by code.
@Suite @MainActor struct ZoomTests {
  /// Names a view to zoom, and writes down what it is told of zooming.
  final class Zoomer: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1200))
    var calls: [String] = []
    var isOn = true

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { isOn ? content : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append(view === content ? "begin" : "begin without a view")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if calls.last != "zoom" { calls.append("zoom") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      calls.append("end \(scale)")
    }
  }

  private let rig: ScrollRig
  private let zoomer: Zoomer

  init() {
    rig = ScrollRig(content: CGSize(width: 600, height: 1200))
    zoomer = Zoomer()
    rig.scroll.addSubview(zoomer.content)
    rig.scroll.delegate = zoomer
    rig.scroll.minimumZoomScale = 0.5
    rig.scroll.maximumZoomScale = 3
  }

  private func pair(_ phase: UITouch.Phase, _ first: CGPoint, _ second: CGPoint) {
    rig.stage.touch([
      HostTouch(id: 1, phase: phase, location: first),
      HostTouch(id: 2, phase: phase, location: second),
    ])
  }

  @Test("two fingers keep what is under them under them")
  func pinch() {
    rig.scroll.contentOffset = CGPoint(x: 100, y: 200)
    let middle = CGPoint(x: 150, y: 300)
    let held = zoomer.content.convert(CGPoint(x: 250, y: 500), from: rig.scroll)
    pair(.began, CGPoint(x: 110, y: 300), CGPoint(x: 190, y: 300))
    pair(.moved, CGPoint(x: 106, y: 300), CGPoint(x: 194, y: 300))
    #expect(rig.scroll.isZooming && zoomer.calls.first == "begin")
    // 8 points of the distance are left out: 88 is the measure.
    for distance in stride(from: 100, through: 176, by: 4) as StrideThrough<CGFloat> {
      pair(
        .moved, CGPoint(x: middle.x - distance / 2, y: 300),
        CGPoint(x: middle.x + distance / 2, y: 300))
      #expect(abs(rig.scroll.zoomScale - distance / 88) < 0.001)
      let place = rig.scroll.convert(held, from: zoomer.content) - rig.offset
      #expect(place.distance(to: middle) < 1.0 / 3)
    }
    #expect(rig.scroll.contentSize == zoomer.content.frame.size)
    #expect(abs(rig.scroll.contentSize.width - 1200) < 0.01)
    pair(.ended, CGPoint(x: 62, y: 300), CGPoint(x: 238, y: 300))
    #expect(!rig.scroll.isZooming)
    #expect(zoomer.calls.last == "end 2.0")
    rig.settle()
    #expect(rig.scroll.zoomScale == 2)
  }

  @Test("fingers that pinch and move together carry the content along")
  func pinchAndMove() {
    rig.scroll.contentOffset = CGPoint(x: 100, y: 300)
    pair(.began, CGPoint(x: 110, y: 300), CGPoint(x: 190, y: 300))
    pair(.moved, CGPoint(x: 106, y: 300), CGPoint(x: 194, y: 300))
    let held = zoomer.content.convert(rig.offset + CGPoint(x: 150, y: 300), from: rig.scroll)
    for step in 1...10 {
      let (move, spread) = (CGFloat(step) * 6, CGFloat(step) * 2)
      pair(
        .moved, CGPoint(x: 106 - spread, y: 300 - move), CGPoint(x: 194 + spread, y: 300 - move))
      let place = rig.scroll.convert(held, from: zoomer.content) - rig.offset
      #expect(place.distance(to: CGPoint(x: 150, y: 300 - move)) < 1.0 / 3)
    }
    // One finger goes: the other one drags on, without a jump.
    let before = rig.offset
    rig.touch(.ended, 86, 240, id: 1)
    #expect(rig.offset == before)
    rig.touch(.moved, 214, 220, id: 2)
    #expect(abs(rig.offset.y - (before.y + 20)) < 1.0 / 3)
    rig.touch(.ended, 214, 220, id: 2)
    rig.settle()
    #expect(rig.stage.isIdle)
  }

  @Test("beyond the limit it gives way less and comes back")
  func bounces() {
    pair(.began, CGPoint(x: 140, y: 300), CGPoint(x: 160, y: 300))
    pair(.moved, CGPoint(x: 135, y: 300), CGPoint(x: 165, y: 300))
    pair(.moved, CGPoint(x: 20, y: 300), CGPoint(x: 280, y: 300))
    #expect(rig.scroll.zoomScale > 3.2 && rig.scroll.zoomScale < 6)
    rig.stage.advance(0.2)
    pair(.ended, CGPoint(x: 20, y: 300), CGPoint(x: 280, y: 300))
    #expect(rig.scroll.isZoomBouncing)
    #expect(zoomer.calls.last == "zoom")
    rig.settle()
    #expect(rig.scroll.zoomScale == 3 && !rig.scroll.isZoomBouncing)
    #expect(zoomer.calls.last == "end 3.0")
    let ends = zoomer.calls.filter { $0.hasPrefix("end") }
    #expect(ends.count == 1)
  }

  @Test("without bouncing it stays within the limits")
  func noBounce() {
    rig.scroll.bouncesZoom = false
    pair(.began, CGPoint(x: 50, y: 300), CGPoint(x: 250, y: 300))
    pair(.moved, CGPoint(x: 70, y: 300), CGPoint(x: 230, y: 300))
    pair(.moved, CGPoint(x: 149, y: 300), CGPoint(x: 151, y: 300))
    #expect(rig.scroll.zoomScale == 0.5)
    pair(.ended, CGPoint(x: 149, y: 300), CGPoint(x: 151, y: 300))
    #expect(!rig.scroll.isZoomBouncing)
  }

  @Test("by code the middle stays, within the limits")
  func byCode() {
    rig.scroll.contentOffset = CGPoint(x: 100, y: 200)
    rig.scroll.zoomScale = 2
    #expect(rig.offset == CGPoint(x: 350, y: 700))
    #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 1200, height: 2400))
    #expect(zoomer.calls == ["zoom"])
    rig.scroll.zoomScale = 100
    #expect(rig.scroll.zoomScale == 3)
    rig.scroll.zoomScale = .nan
    #expect(rig.scroll.zoomScale == 3)
  }

  @Test("an animation tells its beginning and its end")
  func animated() {
    rig.scroll.setZoomScale(2, animated: true)
    #expect(rig.scroll.isZoomAnimating && rig.scroll.zoomScale == 1)
    rig.stage.advance(0.15)
    #expect(rig.scroll.zoomScale > 1.2 && rig.scroll.zoomScale < 1.8)
    rig.settle()
    #expect(rig.scroll.zoomScale == 2)
    #expect(zoomer.calls == ["begin", "zoom", "end 2.0"])
  }

  @Test("to a rectangle: whole, and in the middle")
  func toRect() {
    rig.scroll.zoom(to: CGRect(x: 200, y: 400, width: 150, height: 150), animated: false)
    #expect(rig.scroll.zoomScale == 2)
    #expect(rig.offset == CGPoint(x: 400, y: 650))
    rig.scroll.zoom(to: CGRect(x: 0, y: 0, width: 600, height: 1200), animated: true)
    rig.settle()
    #expect(rig.scroll.zoomScale == 0.5 && rig.offset == .zero)
  }

  @Test("without a view, or without room between the limits, nothing zooms")
  func off() {
    zoomer.isOn = false
    rig.scroll.zoomScale = 2
    pair(.began, CGPoint(x: 140, y: 300), CGPoint(x: 160, y: 300))
    pair(.moved, CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300))
    pair(.ended, CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300))
    #expect(rig.scroll.zoomScale == 1 && zoomer.calls.isEmpty)
    #expect(rig.scroll.pinchGestureRecognizer != nil)
    rig.scroll.maximumZoomScale = 0.5
    #expect(rig.scroll.pinchGestureRecognizer == nil)
  }
}
