import UIKitImages

/// What a picker offers.
nonisolated package struct PhotoForm: Sendable {
  var takesPhotos = true
  var takesVideos = false
  /// How many may be chosen; 0 for any number. One is picked as it is tapped.
  var limit = 1
  /// Whether chosen ones have numbers in the order of tapping.
  var isOrdered = false
  /// Whether photos of a format that not every program reads are handed over as JPEG.
  var isCompatible = false
  /// The identifiers of photos that are chosen from the start.
  var preselected: [String] = []

  init() {}

  /// What a picker of several offers.
  package init(
    takesPhotos: Bool, takesVideos: Bool, limit: Int, isOrdered: Bool, isCompatible: Bool,
    preselected: [String]
  ) {
    self.takesPhotos = takesPhotos
    self.takesVideos = takesVideos
    self.limit = max(0, limit)
    self.isOrdered = isOrdered
    self.isCompatible = isCompatible
    self.preselected = limit == 1 ? [] : preselected
  }

  var picksAtOnce: Bool { limit == 1 }

  func takes(_ entry: PhotoEntry) -> Bool { entry.isVideo ? takesVideos : takesPhotos }
}
