#if os(iOS)
  import Foundation
  import Observables

  /// The clock of an app: that of the device.
  nonisolated struct AppClock: Sendable {
    @MainActor init() {}

    var now: Date { MainScheduler.asyncInstance.now }

    func schedule<State: Sendable>(
      after delay: RxTimeInterval, _ state: State, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      MainScheduler.asyncInstance.scheduleRelative(state, dueTime: delay, action: action)
    }
  }
#endif
