import Foundation

/// Tickets in order of their time, and of their arrival where times are equal.
///
/// A binary heap. Cancelled tickets stay until they surface or until they are more than half of
/// it, so a long press that is begun and called off ten thousand times leaves nothing behind.
@MainActor
final class TicketQueue {
  /// The time of the first ticket that is still wanted.
  var nextTime: TimeInterval? {
    dropCancelled()
    return heap.first?.time
  }

  /// Whether any ticket is wanted that keeps the loop busy.
  var isBusy: Bool { heap.contains { $0.isPending && $0.keepsLoopBusy } }

  /// How many tickets are kept, cancelled ones that wait for their removal included.
  var storedCount: Int { heap.count }

  /// Called when a ticket was cancelled, after the queue has accounted for it.
  var onCancel: (() -> Void)?

  /// Keeps `work` for `time`; what is not a number counts as `now`, as does the past.
  func add(
    at time: TimeInterval, now: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> LoopTicket {
    sequence += 1
    let due = time > now ? time : now
    let ticket = LoopTicket(time: due, sequence: sequence, work: work)
    guard due < .infinity else { return ticket }
    ticket.onCancel = { [weak self] in self?.ticketWasCancelled() }
    heap.append(ticket)
    siftUp(heap.count - 1)
    return ticket
  }

  /// Takes out the first ticket if it is due by `time`.
  func popFirst(dueBy time: TimeInterval) -> LoopTicket? {
    dropCancelled()
    guard let first = heap.first, first.time <= time else { return nil }
    removeFirst()
    return first
  }

  private var heap: [LoopTicket] = []
  private var cancelledCount = 0
  private var sequence: UInt64 = 0

  private func ticketWasCancelled() {
    cancelledCount += 1
    if cancelledCount > 32, cancelledCount * 2 > heap.count {
      // A sorted array is a heap.
      heap = heap.filter(\.isPending).sorted { $0.isDue(before: $1) }
      cancelledCount = 0
    }
    onCancel?()
  }

  private func dropCancelled() {
    while let first = heap.first, !first.isPending {
      removeFirst()
      cancelledCount -= 1
    }
  }

  private func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  private func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isDue(before: heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown(_ start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].isDue(before: heap[first]) { first = child }
      }
      guard first != parent else { return }
      heap.swapAt(first, parent)
      parent = first
    }
  }
}
