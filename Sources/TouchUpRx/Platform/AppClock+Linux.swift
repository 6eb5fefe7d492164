#if os(Linux)
  import Foundation
  import Observables
  import UIKit

  /// The clock of an app: its loop's.
  nonisolated struct AppClock: Sendable {
    private let timer: AppTimer

    @MainActor init() {
      timer = UIApplication.shared.timer
    }

    var now: Date { Date(timeIntervalSinceReferenceDate: timer.now) }

    func schedule<State: Sendable>(
      after delay: RxTimeInterval, _ state: State, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      let work = Work(timer) { action(state) }
      timer.perform { work.start(after: delay.inSeconds) }
      return work
    }

    // NB: its changing parts are touched on the main actor alone; what is handed in runs there, once, as whoever scheduled it
    // asked for.
    private final class Work: Cancelable, @unchecked Sendable {
      private let result = SingleAssignmentDisposable()
      private var action: (() -> any Disposable)?
      private var cancel: (@MainActor () -> Void)?
      private let timer: AppTimer

      init(_ timer: AppTimer, _ action: @escaping () -> any Disposable) {
        self.timer = timer
        self.action = action
      }

      var isDisposed: Bool { result.isDisposed }

      @MainActor func start(after seconds: TimeInterval) {
        guard !isDisposed else { return end() }
        cancel = timer.schedule(after: seconds) { [self] in
          cancel = nil
          guard let action, !isDisposed else { return end() }
          self.action = nil
          result.setDisposable(action())
        }
      }

      func dispose() {
        result.dispose()
        timer.perform { self.end() }
      }

      @MainActor private func end() {
        cancel?()
        cancel = nil
        action = nil
      }
    }
  }

  nonisolated extension DispatchTimeInterval {
    fileprivate var inSeconds: TimeInterval {
      switch self {
      case .seconds(let value): TimeInterval(value)
      case .milliseconds(let value): TimeInterval(value) / 1_000
      case .microseconds(let value): TimeInterval(value) / 1_000_000
      case .nanoseconds(let value): TimeInterval(value) / 1_000_000_000
      case .never: .infinity
      @unknown default: .infinity
      }
    }
  }
#endif
