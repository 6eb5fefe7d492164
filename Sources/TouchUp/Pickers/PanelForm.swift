import UIKit

/// A picker to be asked by, and what its choice means.
package struct PanelForm<Choice> {
  let make: @MainActor () -> BlurPanelView
  let read: @MainActor (BlurPanelView) -> Choice?
}

extension PanelForm {
  /// One column of values.
  package static func values(
    _ values: [Choice], selected: Int, title: String?,
    configure: (@MainActor (PickerBlurView) -> Void)?
  ) -> PanelForm where Choice: CustomStringConvertible {
    PanelForm {
      picker([values], [selected], title, configure)
    } read: { panel in
      (panel as? PickerBlurView)?.choices.first.map { values[$0.row] }
    }
  }

  /// Several columns of values.
  package static func columns<Value: CustomStringConvertible>(
    _ columns: [[Value]], selected: [Int], title: String?,
    configure: (@MainActor (PickerBlurView) -> Void)?
  ) -> PanelForm where Choice == [Value] {
    PanelForm {
      picker(columns, selected, title, configure)
    } read: { panel in
      (panel as? PickerBlurView)?.choices.map { columns[$0.component][$0.row] }
    }
  }

  @MainActor private static func picker<Value: CustomStringConvertible>(
    _ columns: [[Value]], _ selected: [Int], _ title: String?,
    _ configure: (@MainActor (PickerBlurView) -> Void)?
  ) -> PickerBlurView {
    let picker = PickerBlurView(frame: .zero)
    picker.configData(columns: columns)
    picker.selectedRows = selected
    picker.title = title
    configure?(picker)
    return picker
  }
}
