import Foundation
import UIKitImages
import UIKitLoop

/// The way through a picker of several photos, from its first screen to the one end: for PhotosUI.
@MainActor package final class PhotoSelection {
  /// It has ended: with what was picked, or with nothing.
  package var finished: @MainActor ([PickedItem]) -> Void = { _ in }
  /// A tap was refused, since as many are chosen as may be.
  package var refused: @MainActor () -> Void = {}
  /// Whether it has ended.
  package private(set) var isOver = false

  private let session: PhotoSession
  private weak var picker: UIViewController?
  private let screens: UINavigationController
  private var work: ImageWork?

  /// Shows the first screen in a picker.
  package init(_ form: PhotoForm, in picker: UIViewController) {
    session = PhotoSession(UIApplication.shared.photoLibrary, form)
    screens = UINavigationController(rootViewController: PhotoGridController(session))
    self.picker = picker
    session.cancel = { [weak self] in self?.end([]) }
    session.pick = { [weak self] in self?.finish([PhotoChoice($0)]) }
    session.finish = { [weak self] in self?.finish($0) }
    session.refuse = { [weak self] in self?.refused() }
    picker.attachments[PersonsDismissal.self] = PersonsDismissal { [weak self] in self?.end([]) }
    picker.addChild(screens)
    screens.view.frame = picker.view.bounds
    screens.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picker.view.addSubview(screens.view)
    screens.didMove(toParent: picker)
  }

  isolated deinit { work?.cancel() }

  /// Why there is nothing to pick from.
  package var obstacle: PickObstacle? { session.obstacle }

  /// Takes the screens out of the picker, for others.
  package func remove() {
    screens.willMove(toParent: nil)
    screens.view.removeFromSuperview()
    screens.removeFromParent()
  }

  /// Takes some of what is chosen out; others are left alone.
  package func deselect(_ identifiers: [String]) {
    session.deselect(Set(identifiers.compactMap { PhotoChoice(identifier: $0)?.path }))
  }

  /// Puts one of what is chosen right behind another one, or in front of all.
  package func move(_ identifier: String, after other: String?) {
    guard let path = PhotoChoice(identifier: identifier)?.path else { return }
    let place = other.flatMap { PhotoChoice(identifier: $0)?.path }
    if (place == nil) == (other == nil) { session.move(path, after: place) }
  }

  /// The first bytes of a thousand files are too much for the main thread; a worker looks at them.
  private func finish(_ chosen: [PhotoChoice]) {
    guard !isOver, work == nil else { return }
    let (loop, isCompatible) = (session.library.loop, session.form.isCompatible)
    work = session.library.workers.perform { [weak self] cancellation in
      let made = chosen.map { choice in
        MadeItem(
          provider: choice.entry.map { NSItemProvider($0, isCompatible: isCompatible) }
            ?? NSItemProvider(), identifier: choice.identifier)
      }
      loop.perform {
        guard !cancellation.isCancelled else { return }
        self?.work = nil
        self?.end(made.map { PickedItem(provider: $0.provider, identifier: $0.identifier) })
      }
    }
  }

  private func end(_ picked: [PickedItem]) {
    guard let picker, !isOver else { return }
    // What is ready too late, when the picker goes or has gone, is not picked any more.
    let isThere = picker.viewIfLoaded?.window != nil && !picker.isLeaving
    guard picked.isEmpty || isThere else { return }
    isOver = true
    work?.cancel()
    finished(picked)
  }
}

/// NB: unchecked for the way from the worker that makes a provider to the main thread, which alone has it from then on.
nonisolated private struct MadeItem: @unchecked Sendable {
  let provider: NSItemProvider
  let identifier: String
}
