import Foundation
import UIKitCamera
import UIKitGraphics

/// What a picker hands over of a picture that was taken: no file, as it is in none.
nonisolated enum CameraInfo {
  static func info(
    _ picture: CameraPicture, crop: CGRect?, edited: CGImage?, date: Date
  ) -> [UIImagePickerController.InfoKey: Any] {
    let image = picture.image
    let metadata: [String: Any] = [
      "PixelWidth": image.width, "PixelHeight": image.height, "Orientation": 1,
      "{Exif}": ["DateTimeOriginal": text(of: date), "Model": picture.cameraName],
    ]
    var info: [UIImagePickerController.InfoKey: Any] = [
      .mediaType: PickerSources.image, .originalImage: UIImage(cgImage: image),
      .mediaMetadata: metadata,
    ]
    info[.cropRect] = crop
    info[.editedImage] = edited.map { UIImage(cgImage: $0) }
    return info
  }

  /// As EXIF writes a date: of the place where it was.
  private static func text(of date: Date) -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    func two(_ number: Int?) -> String { String(format: "%02d", number ?? 0) }
    return "\(parts.year ?? 0):\(two(parts.month)):\(two(parts.day)) "
      + "\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))"
  }
}
