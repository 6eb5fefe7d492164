import UIKit

extension HostDevice {
  /// A phone with a pixel a point: its pictures take little room.
  static var smallPicture: HostDevice {
    var device = HostDevice.phone
    device.scale = 1
    return device
  }
}

extension UIView {
  /// This view and all that lie in it.
  var all: [UIView] { [self] + subviews.flatMap(\.all) }

  /// Views whose frame is not finite, or whose size is below nothing.
  var misshapen: [String] {
    all.filter { view in
      let rect = view.frame
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      return !numbers.allSatisfy(\.isFinite) || rect.size.width < 0 || rect.size.height < 0
    }
    .map { "\(type(of: $0)) \($0.frame)" }
  }

  /// Texts of labels that have too little room.
  var textsCutShort: [String] {
    all.compactMap { $0 as? UILabel }.filter(\.isSeen).filter { label in
      let room = CGSize(width: label.numberOfLines == 1 ? 0 : label.bounds.width, height: 0)
      let needed = label.sizeThatFits(room)
      return needed.width > label.bounds.width + 0.5 || needed.height > label.bounds.height + 0.5
    }
    .compactMap(\.text)
  }

  /// Whether nothing around the view, nor it itself, is hidden.
  private var isSeen: Bool {
    var current: UIView? = self
    while let view = current {
      if view.isHidden { return false }
      current = view.superview
    }
    return true
  }
}
