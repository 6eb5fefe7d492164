public import UIKit
import UIKitLoop

/// What can be compared with a picture.
public protocol SnapshotSubject {
  /// The picture as it is now.
  func snapshotPicture() -> UIImage
}

extension Robot: SnapshotSubject {
  /// The whole screen.
  public func snapshotPicture() -> UIImage { image }
}

extension UIImage: SnapshotSubject {
  /// The image itself.
  public func snapshotPicture() -> UIImage { self }
}

extension UIView: SnapshotSubject {
  /// What the screen shows where the view is, with what lies in front of it and behind it. A view that
  /// is in no window is shown alone for the moment, on a light screen of its size at scale 2.
  public func snapshotPicture() -> UIImage {
    guard let window else { return pictureAlone() }
    let application = window.application
    let scale = application.screen.scale
    let frame = Sight(view: self, application: application).visibleFrame
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    guard let part = application.picture?.cropping(to: pixels) else { return UIImage() }
    return UIImage(cgImage: part, scale: scale, orientation: .up)
  }

  private func pictureAlone() -> UIImage {
    var top = self
    while let parent = top.superview { top = parent }
    if top.bounds.isEmpty { top.sizeToFit() }
    guard !top.bounds.isEmpty else { return UIImage() }
    let place = top.frame
    let robot = Robot(top, device: HostDevice(size: top.bounds.size))
    let picture = robot.run { snapshotPicture() }
    top.removeFromSuperview()
    top.frame = place
    return picture
  }
}

extension UIApplication {
  /// The screen as it is now: what changed since the last frame is painted, and no time passes.
  var picture: CGImage? {
    MainLoops.$current.withValue(pipeline.loop) { _ = pipeline.runFrame() }
    return (pipeline.host as? HeadlessHost)?.lastFrame?.makeImage()
  }
}
