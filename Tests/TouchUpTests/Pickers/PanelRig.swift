import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// A screen to show a picker over, and what the picker told.
@MainActor final class PanelRig {
  let robot = Robot(UIViewController(), device: .fewPixels)
  let recorder = PickerRecorder()

  func make(_ data: [String] = ["Red", "Green", "Blue", "Black"]) -> PickerBlurView {
    robot.run {
      let picker = PickerBlurView.fromNib()
      picker.title = "Colour"
      picker.configData(data)
      picker.delegate = recorder
      return picker
    }
  }

  func show(_ picker: PickerBlurView) throws {
    let error = robot.run { picker.showPickerView() }
    #expect(error == nil)
    try robot.settle()
  }

  /// Where the wheels lie in the window.
  func place(of picker: PickerBlurView) -> CGRect {
    let wheels = picker.wheels
    return wheels.convert(wheels.bounds, to: nil)
  }
}

extension PickerBlurView {
  /// The wheels in it.
  var wheels: UIPickerView {
    func find(_ view: UIView) -> UIPickerView? {
      (view as? UIPickerView) ?? view.subviews.lazy.compactMap(find).first
    }
    return find(self)!
  }
}
