package import Foundation

/// How large a photo is to be decoded. Never larger than it is stored.
package enum ImageTarget: Hashable, Sendable {
  /// As it is stored.
  case full
  /// So that it is within a width and a height, in pixels.
  case within(CGSize)
  /// So that it covers a width and a height, in pixels, with what is over on two sides left on.
  case covering(CGSize)

  /// The size in pixels for a picture of a size.
  package func size(of picture: CGSize) -> (width: Int, height: Int) {
    let factor = min(1, factor(picture))
    func length(_ side: CGFloat) -> Int {
      Int(min(max((side * factor).rounded(), 1), CGFloat(ImageLimits.side)))
    }
    return (length(picture.width), length(picture.height))
  }

  private func factor(_ picture: CGSize) -> CGFloat {
    func ratios(_ size: CGSize) -> [CGFloat] {
      [size.width / picture.width, size.height / picture.height].filter { $0.isFinite && $0 > 0 }
    }
    let largest = CGFloat(ImageLimits.side) / max(picture.width, picture.height, 1)
    return switch self {
    case .full: largest
    case .within(let size): min(ratios(size).min() ?? 0, largest)
    case .covering(let size): min(ratios(size).max() ?? 0, largest)
    }
  }
}
