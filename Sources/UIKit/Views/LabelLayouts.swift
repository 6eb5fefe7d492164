import Foundation
import UIKitText

/// The last few layouts of a label: it is measured and drawn at one or two widths.
struct LabelLayouts {
  struct Key: Equatable {
    var options: TextLayoutOptions
    /// Colours in attributes are worked out with the layout.
    var style: UIUserInterfaceStyle
    var fontScale: CGFloat
  }

  private var entries: [(key: Key, layout: TextLayout)] = []

  mutating func layout(for key: Key, make: () -> TextLayout) -> TextLayout {
    if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
    let layout = make()
    entries.insert((key, layout), at: 0)
    if entries.count > 2 { entries.removeLast() }
    return layout
  }

  mutating func forget() {
    entries = []
  }
}
