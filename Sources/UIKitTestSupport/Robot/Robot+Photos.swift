public import Foundation
import UIKit

extension Robot {
  /// Gives the app a library of photos of its own: the folder, with all that is in it. Thumbnails are kept in memory alone.
  ///
  /// Without it a picker shows the photos of whoever runs the test.
  public func setPhotos(_ folder: URL) {
    run { application.hostPhotos = HostPhotos(folders: [folder]) }
  }

  /// Lets photos be read and decoded, which other threads do in their own time, and the screen come to rest: what an app
  /// shows then it shows for good.
  public func waitForPhotos() async {
    // What comes may ask for more: a list for previews, a choice for the photo itself, and that for a file; and who awaits
    // one photo after the other asks for the next one. The bound is for an app that never has enough.
    var (quiet, count) = (0, PhotoWork.count)
    for _ in 0..<10_000 where quiet < 6 {
      await PhotoWork.rest()
      wait(0.5)
      for _ in 0..<10 { await Task.yield() }
      quiet = PhotoWork.count == count ? quiet + 1 : 0
      count = PhotoWork.count
    }
  }
}
