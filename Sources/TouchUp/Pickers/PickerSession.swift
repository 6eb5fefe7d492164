import UIKit

/// One showing of a picker, from its beginning to the one answer.
@MainActor final class PickerSession {
  /// Whether something was taken. Once the picker is on its way out this is settled.
  var isTaken = false
  /// Whether the picker is on its way out.
  var isEnding = false
  private(set) weak var host: PickerHost?
  private var answer: Answer<Void>?

  /// `receive` is called once, after the picker has gone, with whether something was taken.
  init(receive: @escaping @MainActor (Bool) -> Void) {
    // NB: the answer is given at the latest when the session goes; then, too, it is what was taken.
    let box = Box()
    self.box = box
    answer = Answer { _ in receive(box.isTaken) }
  }

  @MainActor private final class Box {
    var isTaken = false
  }

  private let box: Box

  func begin(_ host: PickerHost) {
    self.host = host
    whenDeparted(host) { [weak self] in self?.gone() }
  }

  /// Nothing can be changed from here on.
  func settle(isTaken: Bool) {
    isEnding = true
    self.isTaken = isTaken
    box.isTaken = isTaken
  }

  /// The picker has gone, whoever saw to it.
  func gone() {
    isEnding = true
    answer?.give(())
    answer = nil
  }

  /// Takes the picker from the screen, and nothing beneath it; on its way in, as soon as it is there.
  func dismiss(animated: Bool) {
    isEnding = true
    guard let host, let presenter = host.presentingViewController else { return }
    presenter.dismiss(animated: animated)
  }
}
