import Foundation
import UIKitText

/// What the layout of a field knows of its text: all is one line.
struct FieldGeometry: EditGeometry {
  let layout: TextLayout
  let offsets: FieldOffsets
  let length: Int
  let isRightToLeft: Bool

  func line(around caret: EditCaret) -> Range<Int> { 0..<length }
  func isRightToLeft(at offset: Int) -> Bool { isRightToLeft }

  func neighbor(of offset: Int, toRight: Bool) -> Int? {
    layout.neighbor(of: offsets.shown(offset), toRight: toRight).map { offsets.own($0) }
  }

  func step(from caret: EditCaret, below: Bool, byPage: Bool, column: Double?) -> EditStep? { nil }
}
