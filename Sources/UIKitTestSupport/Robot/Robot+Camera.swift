import Foundation
import UIKit

extension Robot {
  /// Gives the app cameras: stand-ins, never those of the machine. ``UIKit/HostCamera`` says what may be named: `test`, a
  /// picture's path, a description of GStreamer's. Without it a robot's app has no camera.
  public func setCameras(_ standIns: String...) {
    run { application.hostCamera = HostCamera(standIns: standIns) }
  }

  /// Lets cameras open, close, show something new and take what was asked for, which other threads do in their own
  /// time, and the screen come to rest.
  ///
  /// A camera goes on showing pictures while a test looks: only where all of them are alike is what is seen always the same.
  public func waitForCamera() async {
    // What comes may ask for more: a list of cameras for one of them, its first picture for a size.
    for _ in 0..<3 {
      await PhotoWork.rest()
      wait(0.2)
      await application.cameraFeeds.rest()
      wait(0.3)
      for _ in 0..<10 { await Task.yield() }
    }
  }
}
