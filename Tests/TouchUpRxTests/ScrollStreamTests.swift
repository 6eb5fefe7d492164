import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Scrolling as streams.
@MainActor @Suite struct ScrollStreamTests {
  private func scroll() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentSize.height = 9000
    return scroll
  }

  @Test func theOffsetGoesBothWays() {
    let scroll = scroll()
    var seen: [CGFloat] = []
    let bag = DisposeBag()
    scroll.rx.contentOffset.subscribe(onNext: { seen.append($0.y) }).disposed(by: bag)
    scroll.contentOffset.y = 10
    Observable.just(CGPoint(x: 0, y: 25)).bind(to: scroll.rx.contentOffset).disposed(by: bag)
    #expect(seen == [0, 10, 25] && scroll.contentOffset.y == 25)
  }

  @Test func momentsOfAFling() throws {
    let scroll = scroll()
    let screen = UIViewController()
    screen.view.addSubview(scroll)
    let robot = Robot(screen)
    var seen: [String] = []
    let bag = DisposeBag()
    scroll.rx.willBeginDragging.subscribe(onNext: { seen.append("drag") }).disposed(by: bag)
    scroll.rx.didScroll.subscribe(onNext: { if seen.last != "scroll" { seen.append("scroll") } })
      .disposed(by: bag)
    scroll.rx.didEndDragging.subscribe(onNext: { seen.append("let go \($0)") }).disposed(by: bag)
    scroll.rx.didEndDecelerating.subscribe(onNext: { seen.append("rest") }).disposed(by: bag)
    try robot.swipe(.up)
    try robot.settle()
    #expect(seen == ["drag", "scroll", "let go true", "scroll", "rest"])
  }

  @Test func streamsEndWithTheViewAndKeepNothing() {
    weak var gone: UIScrollView?
    var events: [String] = []
    do {
      let scroll = scroll()
      gone = scroll
      _ = scroll.rx.contentOffset.subscribe(onCompleted: { events.append("offset") })
      _ = scroll.rx.didScroll.subscribe(onCompleted: { events.append("scroll") })
    }
    #expect(gone == nil)
    #expect(events.sorted() == ["offset", "scroll"])
  }

  @Test func refreshingIsSet() {
    let control = UIRefreshControl()
    let bag = DisposeBag()
    let busy = PublishSubject<Bool>()
    busy.bind(to: control.rx.isRefreshing).disposed(by: bag)
    busy.onNext(true)
    #expect(control.isRefreshing)
    busy.onNext(false)
    #expect(!control.isRefreshing)
  }
}
