import Foundation

/// Who else, beside the delegate, is told what a person chooses in a list: one body at the most, after the
/// delegate.
@MainActor package final class ChoiceObservers {
  /// What is told.
  package enum Notice: Sendable {
    case select
    case deselect
  }

  /// Told of everything; nil when nobody listens.
  package var body: (@MainActor (UIScrollView, Notice, IndexPath) -> Void)?
}

extension UITableView {
  /// Hears of choices beside the delegate.
  package var choiceObservers: ChoiceObservers { core.chooser.observers }
}

extension UICollectionView {
  /// Hears of choices beside the delegate.
  package var choiceObservers: ChoiceObservers { core.chooser.observers }
}
