import Foundation

/// The work asked for at the next frame, in the order it was asked for.
@MainActor
final class FrameQueue {
  /// The time between two frames, in seconds.
  nonisolated static let interval: TimeInterval = 1.0 / 60

  /// Whether anybody still wants a frame.
  var isEmpty: Bool { !tickets.contains(where: \.isPending) }

  func add(at time: TimeInterval, _ work: @escaping @MainActor () -> Void) -> LoopTicket {
    sequence += 1
    let ticket = LoopTicket(time: time, sequence: sequence, work: work)
    tickets.removeAll { !$0.isPending }
    tickets.append(ticket)
    return ticket
  }

  /// Runs what was asked for before this call; what is asked for meanwhile waits for the next.
  func run() {
    let due = tickets
    tickets = []
    for ticket in due { ticket.run() }
  }

  private var tickets: [LoopTicket] = []
  private var sequence: UInt64 = 0
}
