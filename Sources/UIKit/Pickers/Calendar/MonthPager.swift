import Foundation

/// Months beside each other: the one that is seen, and those that a finger can bring.
final class MonthPager: UIScrollView, UIScrollViewDelegate {
  private weak var face: CalendarFace?
  private var pages: [MonthPage]
  /// From the earlier to the later one.
  private(set) var places: [MonthPlace] = []
  private(set) var place = MonthPlace(year: 0, month: 0)
  /// Where it is on its way to without a finger.
  private var goal: MonthPlace?

  init(_ face: CalendarFace) {
    self.face = face
    pages = (0..<3).map { _ in MonthPage(face) }
    super.init(frame: .zero)
    for page in pages { addSubview(page) }
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollDelegate = self
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { return nil }

  /// The month that is nearest to the middle.
  var nearest: MonthPlace {
    guard bounds.width > 0, !places.isEmpty else { return place }
    return places[index(atOffset: contentOffset.x)]
  }

  var page: MonthPage? { pages.first(where: \.isCurrent) }

  /// Shows a month at once, and has those beside it ready.
  func show(_ place: MonthPlace) {
    guard let face else { return }
    goal = nil
    self.place = place
    let old = places
    places = [face.month(place, isNext: false), place, face.month(place, isNext: true)]
      .compactMap(\.self)
    // A month that a page has already stays there.
    var spare = pages
    var arranged: [MonthPage?] = places.map { place in
      guard old.contains(place), let index = spare.firstIndex(where: { $0.grid?.place == place })
      else { return nil }
      return spare.remove(at: index)
    }
    for index in arranged.indices where arranged[index] == nil {
      arranged[index] = spare.removeFirst()
    }
    let kept = arranged.compactMap(\.self)
    for page in spare {
      page.isHidden = true
      page.isCurrent = false
    }
    for (page, place) in zip(kept, places) {
      page.isHidden = false
      page.isCurrent = place == self.place
      page.show(face.grid(place), face)
    }
    pages = kept + spare
    arrange()
  }

  /// Shows the same months with what has changed.
  func refresh() {
    guard let face else { return }
    for (page, place) in zip(pages, places) { page.show(face.grid(place), face) }
  }

  /// Turns to the month beside; whether there is one.
  @discardableResult func turn(isNext: Bool, animated: Bool) -> Bool {
    finish()
    let target = places.firstIndex(of: place).map { $0 + (isNext ? 1 : -1) }
    guard let target, places.indices.contains(target) else { return false }
    if animated, window != nil, bounds.width > 0 {
      goal = places[target]
      setContentOffset(offset(of: target), animated: true)
    } else {
      show(places[target])
    }
    return true
  }

  /// Comes to where it is heading for, at once.
  private func finish() {
    if let goal { show(goal) } else if nearest != place { show(nearest) }
  }

  private func settle() {
    guard !isTracking, !isDecelerating else { return }
    let now = goal ?? nearest
    if now != place { show(now) }
    face?.monthDidSettle()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { face?.monthDidMove() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    goal = nil
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  override func layoutSubviews() {
    super.layoutSubviews()
    if laidOut != bounds.size { arrange() }
  }

  private var laidOut = CGSize.zero

  private func arrange() {
    laidOut = bounds.size
    let count = places.count
    for (index, page) in pages.prefix(count).enumerated() {
      page.frame = CGRect(
        x: CGFloat(column(index)) * bounds.width, y: 0, width: bounds.width,
        height: bounds.height)
    }
    contentSize = CGSize(width: CGFloat(count) * bounds.width, height: 0)
    if let index = places.firstIndex(of: place) {
      setContentOffset(offset(of: index), animated: false)
    }
  }

  private func column(_ index: Int) -> Int { isMirrored ? places.count - 1 - index : index }

  private func offset(of index: Int) -> CGPoint {
    CGPoint(x: CGFloat(column(index)) * bounds.width, y: 0)
  }

  private func index(atOffset x: CGFloat) -> Int {
    let column = Int((x / bounds.width).rounded())
    return self.column(min(max(column, 0), places.count - 1))
  }
}
