import Foundation

/// A transformer that can be compared, by which one it is.
nonisolated struct ButtonTextTransform: Hashable {
  var transformer: UIConfigurationTextAttributesTransformer?

  /// A text with font and colour in every part, and changed.
  func callAsFunction(_ text: AttributedString, _ standard: AttributeContainer) -> AttributedString
  {
    var result = text
    for run in text.runs {
      let attributes = standard.merging(run.attributes)
      result[run.range].setAttributes(transformer?(attributes) ?? attributes)
    }
    return result
  }

  static func == (left: ButtonTextTransform, right: ButtonTextTransform) -> Bool {
    left.transformer?.id == right.transformer?.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(transformer?.id)
  }
}
