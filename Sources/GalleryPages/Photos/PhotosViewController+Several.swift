import TouchUp
import UIKit

extension PhotosViewController {
  /// Up to five, in the order of tapping; each is opened when it is its turn, so that never more than one is in memory.
  func show(_ picked: [PickedMedia]) async {
    guard !picked.isEmpty else {
      several.card.answer = language.text("nothing")
      return
    }
    several.clear()
    var faults: [String] = []
    for photo in picked {
      do {
        several.add(try await photo.image(within: PhotoStrip.pictureSize))
      } catch {
        // One that is damaged is an error of its own: the others are shown.
        faults.append(error.localizedDescription)
      }
    }
    if let fault = faults.first { several.card.answer = fault }
  }
}
