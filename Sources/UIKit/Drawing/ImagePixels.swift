import Foundation
import Synchronization
import UIKitGraphics
import UIKitImages

/// The pixels of a picture, decoded when they are first asked for: a photo that is only shrunk is never decoded
/// at its full size.
nonisolated final class ImagePixels: Sendable {
  private enum State {
    case decoded(CGImage?)
    case encoded(Data)
  }

  /// The size as stored, in pixels.
  let width: Int
  let height: Int
  let orientation: UIImage.Orientation
  private let state: Mutex<State>

  /// Pixels that are there; none for an empty picture.
  init(_ image: CGImage?, orientation: UIImage.Orientation = .up) {
    width = image?.width ?? 0
    height = image?.height ?? 0
    self.orientation = orientation
    state = Mutex(.decoded(image))
  }

  /// The pixels of a file's bytes; nil when they are not of a photo.
  convenience init?(_ data: Data) {
    // Small plain PNGs, as apps have them for signs, need no libvips.
    if PlainPNG(data) != nil {
      guard let image = try? CGImage(pngData: data) else { return nil }
      self.init(image)
    } else {
      do {
        self.init(data, try ImageDecoder.header(of: .data(data, name: "the data")))
      } catch .noDecoder {
        guard let image = try? CGImage(pngData: data) else { return nil }
        self.init(image)
      } catch {
        return nil
      }
    }
  }

  private init(_ data: Data, _ header: ImageHeader) {
    width = header.width
    height = header.height
    orientation = UIImage.Orientation(exif: header.orientation)
    state = Mutex(.encoded(data))
  }

  /// The pixels as stored, decoded now if they have not been; nil when they are damaged, or for an empty picture.
  var image: CGImage? {
    state.withLock { state in
      switch state {
      case .decoded(let image): return image
      case .encoded(let data):
        let image = try? ImageDecoder.image(of: .data(data, name: "the data"), upright: false)
        state = .decoded(image)
        return image
      }
    }
  }

  /// The picture the right way up, no larger than a size in pixels; nil when it is damaged.
  func shrunk(to size: CGSize, turned orientation: UIImage.Orientation) -> CGImage? {
    let target = ImageTarget.within(size)
    let encoded: Data? = state.withLock { state in
      if case .encoded(let data) = state { data } else { nil }
    }
    if let encoded, orientation == self.orientation {
      return try? ImageDecoder.image(of: .data(encoded, name: "the data"), target: target)
    }
    guard let image = image?.upright(orientation) else { return nil }
    let goal = target.size(of: CGSize(width: image.width, height: image.height))
    return image.resized(width: goal.width, height: goal.height)
  }
}

nonisolated extension UIImage.Orientation {
  /// The orientation of EXIF's number from 1 to 8; for others, up.
  init(exif number: Int) {
    let all: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = (1...8).contains(number) ? all[number - 1] : .up
  }
}
