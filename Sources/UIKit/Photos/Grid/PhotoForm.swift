import UIKitImages

/// What a picker offers.
nonisolated struct PhotoForm: Sendable {
  var takesPhotos = true
  var takesVideos = false
  /// How many may be chosen; 0 for any number. One is picked as it is tapped.
  var limit = 1
  /// Whether chosen ones have numbers in the order of tapping.
  var isOrdered = false

  var picksAtOnce: Bool { limit == 1 }

  func takes(_ entry: PhotoEntry) -> Bool { entry.isVideo ? takesVideos : takesPhotos }
}
