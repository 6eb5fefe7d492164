import Foundation
import UIKitImages
import UIKitLoop

/// Chooses the photos that a finger slides over: from the one where it began to the one where it is. Where it began at a chosen
/// one, they are not chosen any more. It begins across the scrolling; at the upper and lower edge the grid scrolls on.
@MainActor final class PhotoSweeper: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  private weak var grid: UICollectionView?
  private let session: PhotoSession
  private let entries: @MainActor () -> [PhotoEntry]
  private let changed: @MainActor (Bool) -> Void
  private var sweep: Sweep?
  private var ticket: LoopTicket?
  private var token: GestureHandlers.Token?

  /// Within how many points of an edge the grid scrolls, and by how many points a second at most.
  private static let edge: CGFloat = 48
  private static let speed: CGFloat = 900
  private static let frame = 1.0 / 60

  /// A sweep under way.
  private struct Sweep {
    let first: Int
    let choosing: Bool
    let before: PhotoChoices
    var last: Int
    var wasRefused = false
  }

  /// `changed` is told of each change, and once a sweep of what is refused.
  init(
    _ grid: UICollectionView, _ session: PhotoSession,
    entries: @escaping @MainActor () -> [PhotoEntry], changed: @escaping @MainActor (Bool) -> Void
  ) {
    self.grid = grid
    self.session = session
    self.entries = entries
    self.changed = changed
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    token = pan.handlers.add { [weak self] _ in self?.panned() }
    grid.addGestureRecognizer(pan)
  }

  isolated deinit { ticket?.cancel() }

  /// Down and up are for scrolling.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: grid)
    return abs(way.x) > abs(way.y) && item(under: -way) != nil
  }

  private func panned() {
    switch pan.state {
    case .began:
      let way = pan.translation(in: grid)
      let entries = entries()
      guard let first = item(under: -way), entries.indices.contains(first) else { return }
      let choosing = session.choices.number(of: entries[first].path) == nil
      sweep = Sweep(first: first, choosing: choosing, before: session.choices, last: -1)
      cover()
    case .changed: cover()
    default:
      sweep = nil
      ticket?.cancel()
      ticket = nil
    }
  }

  /// Chooses what lies between the first item and the finger.
  private func cover() {
    guard var sweep, let last = item(under: .zero) else { return scrollOn() }
    let entries = entries()
    if last != sweep.last, entries.indices.contains(last), entries.indices.contains(sweep.first) {
      sweep.last = last
      let step = last < sweep.first ? -1 : 1
      let covered = stride(from: sweep.first, through: last, by: step).map { entries[$0] }
      let isRefused = session.sweep(covered, from: sweep.before, choosing: sweep.choosing)
      changed(isRefused)
      if isRefused, !sweep.wasRefused { session.refuse() }
      sweep.wasRefused = sweep.wasRefused || isRefused
      self.sweep = sweep
    }
    scrollOn()
  }

  /// The item under a point that is so far from the finger.
  private func item(under way: CGPoint) -> Int? {
    guard let grid else { return nil }
    let finger = pan.location(in: grid)
    return grid.indexPathForItem(at: CGPoint(x: finger.x + way.x, y: finger.y + way.y))?.item
  }

  /// Scrolls a little where the finger is near an edge, and again, as long as it is.
  private func scrollOn() {
    guard let grid, sweep != nil, ticket == nil else { return }
    let y = pan.location(in: grid).y - grid.contentOffset.y
    let depth = max(Self.edge - y, 0) - max(y - grid.bounds.height + Self.edge, 0)
    let speed = Self.speed * min(1, max(-1, depth / Self.edge))
    let lowest = max(0, grid.contentSize.height - grid.bounds.height)
    let offset = min(lowest, max(0, grid.contentOffset.y - speed * Self.frame))
    guard offset != grid.contentOffset.y else { return }
    let loop = MainLoops.current
    ticket = loop.schedule(at: loop.now + Self.frame) { [weak self] in
      self?.ticket = nil
      self?.grid?.contentOffset.y = offset
      self?.cover()
    }
  }
}

extension CGPoint {
  fileprivate static prefix func - (point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: -point.y) }
}
