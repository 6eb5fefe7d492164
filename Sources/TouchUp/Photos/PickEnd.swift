import UIKit

/// Waits with a picker for its end, and gives the one answer. Kept by the picker.
@MainActor package class PickEnd<Picked> {
  /// What a question is to be answered with.
  var answer: Answer<Result<Picked, PhotoError>>?
  /// Whether whoever asked does not want to know any more.
  var isWithdrawn = false

  private unowned let picker: UIViewController
  private var picked: Picked?
  private var isListening = false

  init(_ picker: UIViewController) {
    self.picker = picker
  }

  // MARK: What each kind of picker has of its own

  /// Whether the picker has closures of its own.
  var hasClosures: Bool { false }

  /// Has ``leave(_:)`` called at the end.
  func hear() {}

  /// Drops the closures of the picker's own, and gives what calls the one that has to be.
  func takeClosures() -> @MainActor (Picked?) -> Void { { _ in } }

  /// Why there was nothing to pick from; nil when there was.
  var obstacle: PhotoError? { nil }

  // MARK: The end

  /// Waits for the end from now on.
  func listen() {
    guard !isListening else { return }
    isListening = true
    hear()
    whenDeparted(picker) { [weak self] in self?.departed() }
  }

  /// What was picked is handed over once the picker has gone: then the next screen can be presented.
  func leave(_ picked: Picked?) {
    guard answer != nil || hasClosures, !isWithdrawn else { return }
    self.picked = self.picked ?? picked
    // NB: only the picker: a delegate that dismisses it, too, does so after this and finds nothing of its own to dismiss.
    guard !picker.isBeingDismissed, let presenter = picker.presentingViewController else { return }
    presenter.dismiss(animated: true)
  }

  private func departed() {
    let (picked, answer) = (picked, answer)
    self.picked = nil
    self.answer = nil
    // Dropped before they are called, without listening anew.
    isListening = true
    let tell = takeClosures()
    isListening = false
    tell(picked)
    if let picked {
      answer?.give(.success(picked))
    } else {
      answer?.give((isWithdrawn ? nil : obstacle).map { .failure($0) })
    }
  }
}
