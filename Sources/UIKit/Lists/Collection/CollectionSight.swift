import Foundation

/// What of a collection's contents can be seen; a layout is asked when it changes.
nonisolated struct CollectionSight: Equatable {
  let bounds: CGRect
  let insets: UIEdgeInsets
}
