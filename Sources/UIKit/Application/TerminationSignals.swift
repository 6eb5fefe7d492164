import Dispatch
import Foundation

/// Ends the app in order when the system asks it to: a service manager, a container, Ctrl-C.
///
/// The delegate's `applicationWillTerminate` runs, and what was printed is written out. A second signal
/// ends the process at once.
@MainActor final class TerminationSignals {
  /// The signal that came, if any.
  private(set) var received: Int32?

  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter onSignal: called on the main actor at the first one.
  init(onSignal: @escaping @MainActor () -> Void) {
    for number in [SIGTERM, SIGINT] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          self.received = number
          self.restore()
          onSignal()
        }
      }
      source.activate()
      sources.append(source)
    }
  }

  /// Ends the process by the signal that came, so that whoever sent it sees it obeyed.
  func obey() {
    restore()
    guard let received else { return }
    fflush(nil)
    // Whoever started the process may have done so with the signal blocked.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, received)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(received)
  }

  /// From here on signals do what they do without an app.
  private func restore() {
    for source in sources { source.cancel() }
    sources = []
    for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
  }
}
