import Foundation
import UIKitText

/// The last layouts of a field: the text on one endless line, the text as it fits, the placeholder.
struct FieldLayouts {
  enum Kind: Int {
    case whole, fitting, placeholder
  }

  struct Key: Equatable {
    var options: TextLayoutOptions
    var style: UIUserInterfaceStyle
    var size: CGFloat
  }

  private var entries: [Kind: (key: Key, layout: TextLayout)] = [:]

  mutating func layout(_ kind: Kind, for key: Key, make: () -> TextLayout) -> TextLayout {
    if let entry = entries[kind], entry.key == key { return entry.layout }
    let layout = make()
    entries[kind] = (key, layout)
    return layout
  }

  mutating func forget() {
    entries = [:]
  }
}
