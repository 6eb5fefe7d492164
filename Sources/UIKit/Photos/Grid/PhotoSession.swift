import Foundation
import UIKitImages
import UIKitLoop

/// What the screens of one picker have in common: the library, what may be chosen, and what is.
@MainActor final class PhotoSession {
  let library: PhotoLibrary
  let form: PhotoForm
  /// What is chosen; where only one may be, it is picked at once instead.
  private(set) var choices: PhotoChoices
  /// A photo was tapped where only one may be chosen.
  var pick: @MainActor (PhotoEntry) -> Void = { _ in }
  /// Several were chosen, and Add was tapped.
  var finish: @MainActor ([PhotoChoice]) -> Void = { _ in }
  /// Cancel was tapped.
  var cancel: @MainActor () -> Void = {}
  /// A tap was refused, since as many are chosen as may be.
  var refuse: @MainActor () -> Void = {}
  /// What is chosen has changed otherwise than by a tap: for the screen that is seen.
  var choicesChanged: @MainActor () -> Void = {}
  /// The photo that is being opened.
  var opening: PhotoEntry?

  private var reader: PhotoLibraryReader?
  private var work: ImageWork?

  init(_ library: PhotoLibrary, _ form: PhotoForm) {
    self.library = library
    self.form = form
    choices = PhotoChoices(
      limit: form.limit, chosen: form.preselected.compactMap { PhotoChoice(identifier: $0) })
    guard !form.picksAtOnce else { return }
    reader = library.read { [weak self] in self?.dropWhatHasGone() }
  }

  isolated deinit { work?.cancel() }

  /// Why there is nothing to pick from.
  var obstacle: PickObstacle? {
    guard library.listing.isComplete, !library.listing.entries.contains(where: form.takes) else {
      return nil
    }
    return switch library.obstacle {
    case .permissionDenied(let file): .permissionDenied(path: file)
    case .missing(let file), .notAFile(let file), .unreadable(let file, _): .unreadable(path: file)
    default: .empty
    }
  }

  /// Chooses a photo, or does not any more; at the maximum it says so.
  func toggle(_ entry: PhotoEntry) -> PhotoChoices.Change {
    let change = choices.toggle(entry)
    if change == .refused { refuse() }
    return change
  }

  /// Chooses photos as a finger slides over them, or does not any more: on top of what was chosen before it came.
  ///
  /// - Returns: whether there was no room for all of them.
  func sweep(_ entries: [PhotoEntry], from before: PhotoChoices, choosing: Bool) -> Bool {
    choices = before
    for entry in entries where (choices.number(of: entry.path) == nil) == choosing {
      if choices.toggle(entry) == .refused { return true }
    }
    return false
  }

  /// Takes some out, for the app.
  func deselect(_ paths: Set<FilePath>) {
    choices.remove(paths)
    choicesChanged()
  }

  /// Changes the order, for the app.
  func move(_ path: FilePath, after other: FilePath?) {
    if choices.move(path, after: other) { choicesChanged() }
  }

  /// Nobody could take out any more what the library has no more.
  private func dropWhatHasGone() {
    let listing = library.listing
    guard listing.isComplete, !choices.all.isEmpty else { return }
    let chosen = Set(choices.all.map(\.path))
    let loop = library.loop
    work?.cancel()
    work = library.workers.perform { [weak self] cancellation in
      guard !cancellation.isCancelled else { return }
      var gone = chosen
      for entry in listing.entries where !gone.isEmpty { gone.remove(entry.path) }
      guard !gone.isEmpty else { return }
      loop.perform { [gone] in
        if !cancellation.isCancelled { self?.deselect(gone) }
      }
    }
  }
}
