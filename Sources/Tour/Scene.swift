import Foundation
import UIKit

/// A picture of the tour with what led to it.
struct Scene {
  let number: Int
  let total: Int
  /// Seconds on the app's clock.
  let time: TimeInterval
  let caption: String
  /// What is on the screen and was not before.
  let news: [String]
  let picture: UIImage

  /// The name of the picture's file: number and caption.
  var fileName: String {
    let plain = caption.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let words = plain.split { !($0.isLetter || $0.isNumber) }
      .map { $0.filter(\.isASCII) }.filter { !$0.isEmpty }
    return String(format: "%02d-", number) + words.prefix(6).joined(separator: "-") + ".png"
  }

  /// What is printed: the progress, the time, the caption.
  var line: String {
    let width = String(total).count
    let progress = String(repeating: " ", count: width - String(number).count) + "\(number)"
    return "[\(progress)/\(total)] " + String(format: "%6.2f s  ", time) + caption
  }
}

extension UIImage {
  /// The picture with a spot where a finger is down.
  func with(finger: CGPoint?) -> UIImage {
    guard let finger else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(at: .zero)
      let spot = UIBezierPath(
        ovalIn: CGRect(x: finger.x - 22, y: finger.y - 22, width: 44, height: 44))
      UIColor.black.withAlphaComponent(0.22).setFill()
      spot.fill()
      UIColor.white.withAlphaComponent(0.9).setStroke()
      spot.lineWidth = 2
      spot.stroke()
    }
  }
}
