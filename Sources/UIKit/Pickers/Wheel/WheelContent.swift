import Foundation

/// What a row of a wheel shows.
enum WheelContent {
  case title(String)
  case attributed(NSAttributedString)
  case view(UIView)

  /// What assistive technology reads.
  @MainActor var spoken: String? {
    switch self {
    case .title(let title): title
    case .attributed(let title): title.string
    case .view(let view): view.accessibilityLabel ?? (view as? UILabel)?.text
    }
  }
}
