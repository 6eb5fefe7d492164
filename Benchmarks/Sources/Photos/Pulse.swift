import Foundation
import Synchronization

/// Asks the main thread for an answer, over and over: how long it took is how long it was blocked.
nonisolated final class Pulse: Sendable {
  /// The longest wait for an answer.
  struct Longest: Codable, Sendable {
    /// Seconds.
    var wait = 0.0
    /// Seconds of the main thread's processor time in it; the rest it was ready and others ran.
    var work = 0.0
    /// When it began, in seconds since the start.
    var at = 0.0
  }

  private let longest = Mutex(Longest())
  private let main: clockid_t
  private let start = Pulse.now(CLOCK_MONOTONIC)

  /// Begins. To be called on the main thread.
  init() {
    var clock = clockid_t()
    pthread_getcpuclockid(pthread_self(), &clock)
    main = clock
    let thread = Thread { [self] in beat() }
    thread.start()
  }

  /// The longest wait since the last call.
  func take() -> Longest {
    longest.withLock { value in
      defer { value = Longest() }
      return value
    }
  }

  private func beat() {
    // It has to run when it wants to, or it would measure itself. Number 0 is the calling thread.
    setpriority(0, 0, -10)
    let answered = DispatchSemaphore(value: 0)
    while true {
      let (time, work) = (Self.now(CLOCK_MONOTONIC), Self.now(main))
      DispatchQueue.main.async { [self] in
        let wait = Self.now(CLOCK_MONOTONIC) - time
        longest.withLock { [main, start] in
          if wait > $0.wait {
            $0 = Longest(wait: wait, work: Self.now(main) - work, at: time - start)
          }
        }
        answered.signal()
      }
      answered.wait()
      usleep(500)
    }
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
