import TouchUp
import UIKit

final class AlbumScreen: UIViewController {
  var pictures: [UIImage] = []
  var faults: [String] = []

  /// Up to five, in the order of tapping; none when it was cancelled. Each is opened when it is its turn.
  func addPhotos() async throws {
    for photo in try await pickImages(limit: 5) {
      do {
        pictures.append(try await photo.image(within: CGSize(width: 200, height: 200)))
      } catch {
        // One that is damaged is an error of its own: the others go on.
        faults.append(error.localizedDescription)
      }
    }
  }
}
