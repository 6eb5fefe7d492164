import Foundation

extension UIStackView {
  private var isRow: Bool { axis == .horizontal }
  private var crossAxis: NSLayoutConstraint.Axis { isRow ? .vertical : .horizontal }
  private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// The size that suits, for a given width or for any.
  func measure(width: CGFloat?) -> CGSize {
    let insets = insets
    let room = width.map { max(0, $0 - insets.left - insets.right) }
    var size = isRow ? rowSize(room) : columnSize(room)
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if let width { size.width = width }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  func placeArranged() {
    let space = bounds.inset(by: insets)
    let views = visible
    let frames = frames(of: views, in: space.standardized)
    for (view, frame) in zip(views, frames) { view.setArranged(frame, scale: pixels) }
    for view in collapsing { placeCollapsed(view) }
  }

  /// Puts a hidden view between its neighbours, without length.
  func placeCollapsed(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    let space = bounds.inset(by: insets).standardized
    let before = arranged[..<index].last { !$0.isHidden }
    let after = arranged[index...].first { !$0.isHidden && $0 !== view }
    var frame = view.frame
    if isRow {
      let rtl = isRightToLeft
      let start = rtl ? space.maxX : space.minX
      frame.origin.x =
        before.map { rtl ? $0.frame.minX : $0.frame.maxX }
        ?? after.map { rtl ? $0.frame.maxX : $0.frame.minX } ?? start
      frame.size.width = 0
      if frame.height == 0 || alignment == .fill {
        (frame.origin.y, frame.size.height) = (space.minY, space.height)
      }
    } else {
      frame.origin.y = before?.frame.maxY ?? after?.frame.minY ?? space.minY
      frame.size.height = 0
      if frame.width == 0 || alignment == .fill {
        (frame.origin.x, frame.size.width) = (space.minX, space.width)
      }
    }
    view.setArranged(frame, scale: pixels)
  }

  func baselineView(isFirst: Bool) -> UIView {
    let views = visible
    let tallest = views.max { $0.frame.height < $1.frame.height }
    let view = isRow ? tallest : isFirst ? views.first : views.last
    guard let view else { return self }
    return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }

  private var pixels: CGFloat { window?.screen.scale ?? UIScreen.main.scale }

  private func frames(of views: [UIView], in space: CGRect) -> [CGRect] {
    isRow ? rowFrames(views, space) : columnFrames(views, space)
  }

  // MARK: Rows

  private func rowFrames(_ views: [UIView], _ space: CGRect) -> [CGRect] {
    let spans = distributor(views) { $0.contentSize(width: nil).width }.spans(in: space.width)
    let sizes = zip(views, spans).map { view, span in
      let height = view.contentSize(width: span.length).height
      return CGSize(width: span.length, height: breadth(height, in: space.height))
    }
    let tops = tops(views, sizes, in: space.height)
    return spans.indices.map { index in
      let span = spans[index]
      let x =
        isRightToLeft
        ? space.maxX - span.start - span.length : space.minX + span.start
      return CGRect(
        x: x, y: space.minY + tops[index], width: span.length, height: sizes[index].height)
    }
  }

  private func rowSize(_ width: CGFloat?) -> CGSize {
    let views = visible
    let distributor = distributor(views) { $0.contentSize(width: nil).width }
    let length = width ?? distributor.fittingLength
    let sizes = zip(views, distributor.spans(in: length)).map { view, span in
      CGSize(
        width: span.length, height: max(0, view.contentSize(width: span.length).height))
    }
    let heights = zip(tops(views, sizes, in: nil), sizes).map { $0 + $1.height }
    return CGSize(width: length, height: heights.max() ?? 0)
  }

  /// Where views begin in a row that is `height` high, or as high as they are.
  private func tops(_ views: [UIView], _ sizes: [CGSize], in height: CGFloat?) -> [CGFloat] {
    let height = height ?? sizes.map(\.height).max() ?? 0
    switch alignment {
    case .fill, .leading: return sizes.map { _ in 0 }
    case .center: return sizes.map { (height - $0.height) / 2 }
    case .trailing: return sizes.map { height - $0.height }
    case .firstBaseline, .lastBaseline:
      let isFirst = alignment == .firstBaseline
      let baselines = zip(views, sizes).map { $0.baseline(isFirst: isFirst, in: $1) }
      let lowest = baselines.max() ?? 0
      let tops = baselines.map { lowest - $0 }
      // The line of the first baselines lies as high as it can, that of the last ones as low.
      let bottom = zip(tops, sizes).map { $0 + $1.height }.max() ?? 0
      let shift = isFirst ? 0 : max(0, height - bottom)
      return tops.map { $0 + shift }
    }
  }

  // MARK: Columns

  private func columnFrames(_ views: [UIView], _ space: CGRect) -> [CGRect] {
    let widths = widths(of: views, in: space.width)
    let spans = columnDistributor(views, widths).spans(in: space.height)
    return views.indices.map { index in
      let rest = space.width - widths[index]
      let x: CGFloat =
        switch alignment {
        case .center: rest / 2
        case .trailing, .lastBaseline: isRightToLeft ? 0 : rest
        default: isRightToLeft ? rest : 0
        }
      return CGRect(
        x: space.minX + x, y: space.minY + spans[index].start, width: widths[index],
        height: spans[index].length)
    }
  }

  private func columnSize(_ width: CGFloat?) -> CGSize {
    let views = visible
    let widest = views.map { max(0, $0.contentSize(width: nil).width) }.max() ?? 0
    let width = width ?? widest
    let height = columnDistributor(views, widths(of: views, in: width)).fittingLength
    return CGSize(width: width, height: height)
  }

  private func widths(of views: [UIView], in width: CGFloat) -> [CGFloat] {
    views.map { breadth($0.contentSize(width: nil).width, in: width) }
  }

  private func columnDistributor(_ views: [UIView], _ widths: [CGFloat]) -> StackDistributor {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for (view, width) in zip(views, widths) {
      heights[ObjectIdentifier(view)] = view.contentSize(width: width).height
    }
    func height(_ view: UIView) -> CGFloat {
      heights[ObjectIdentifier(view)] ?? UIView.noIntrinsicMetric
    }
    guard isBaselineRelativeArrangement else { return distributor(views, height) }
    var items = items(views, height)
    for index in views.indices.dropLast() {
      let (upper, lower) = (views[index], views[index + 1])
      let upperSize = CGSize(width: widths[index], height: max(0, height(upper)))
      let lowerSize = CGSize(width: widths[index + 1], height: max(0, height(lower)))
      items[index].gap -=
        upperSize.height - upper.baseline(isFirst: false, in: upperSize)
        + lower.baseline(isFirst: true, in: lowerSize)
    }
    return StackDistributor(items: items, distribution: distribution)
  }

  // MARK: Both

  /// How far a view reaches across the stack.
  private func breadth(_ own: CGFloat, in room: CGFloat) -> CGFloat {
    alignment == .fill ? max(0, room) : min(max(0, own), max(0, room))
  }

  private func distributor(
    _ views: [UIView], _ length: (UIView) -> CGFloat
  ) -> StackDistributor {
    StackDistributor(items: items(views, length), distribution: distribution)
  }

  private func items(_ views: [UIView], _ length: (UIView) -> CGFloat) -> [StackItem] {
    views.map { view in
      let length = length(view)
      return StackItem(
        length: length == UIView.noIntrinsicMetric || length.isNaN ? nil : length,
        hugging: view.contentHuggingPriority(for: axis).rawValue,
        resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
        gap: gap(after: view))
    }
  }
}

extension UIView {
  /// Edges come to lie on pixels, so that neighbours still touch.
  fileprivate func setArranged(_ rect: CGRect, scale: CGFloat) {
    func edge(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (edge(rect.minX), edge(rect.minY))
    let size = CGSize(width: edge(rect.maxX) - x, height: edge(rect.maxY) - y)
    // Not the frame: a view that is turned or scaled stays so.
    bounds.size = size
    center = CGPoint(
      x: x + size.width * layer.anchorPoint.x, y: y + size.height * layer.anchorPoint.y)
  }
}
