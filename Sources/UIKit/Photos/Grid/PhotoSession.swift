import Foundation
import UIKitImages

/// What the screens of one picker have in common: the library, what may be chosen, and what is.
@MainActor final class PhotoSession {
  let library: PhotoLibrary
  let form: PhotoForm
  /// What is chosen, in the order of tapping; where only one may be, it is picked at once instead.
  private(set) var chosen: [PhotoEntry] = []
  /// A photo was tapped where only one may be chosen.
  var pick: @MainActor (PhotoEntry) -> Void = { _ in }
  /// Several were chosen, and Add was tapped.
  var finish: @MainActor ([PhotoEntry]) -> Void = { _ in }
  /// Cancel was tapped.
  var cancel: @MainActor () -> Void = {}
  /// A tap was refused, since as many are chosen as may be.
  var refuse: @MainActor () -> Void = {}
  /// The photo that is being opened.
  var opening: PhotoEntry?

  init(_ library: PhotoLibrary, _ form: PhotoForm) {
    self.library = library
    self.form = form
  }

  /// Whether another one may be chosen.
  var hasRoom: Bool { form.limit == 0 || chosen.count < form.limit }

  func choose(_ entry: PhotoEntry) {
    guard hasRoom, !chosen.contains(entry) else { return }
    chosen.append(entry)
  }

  func unchoose(_ entry: PhotoEntry) {
    chosen.removeAll { $0 == entry }
  }

  /// The number of a chosen photo, from 1.
  func number(of entry: PhotoEntry) -> Int? {
    chosen.firstIndex(of: entry).map { $0 + 1 }
  }
}
