/// Which photos and videos a picker shows.
nonisolated public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case photos, videos, nothing
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let rule: Rule

  /// Pictures.
  public static let images = PHPickerFilter(rule: .photos)
  /// Films.
  public static let videos = PHPickerFilter(rule: .videos)
  /// Live Photos. No file here is one: alone it shows nothing, and in ``any(of:)`` it adds nothing.
  public static let livePhotos = PHPickerFilter(rule: .nothing)

  /// What at least one of the filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(rule: .any(subfilters))
  }

  /// What all of the filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(rule: .all(subfilters))
  }

  /// What the filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(rule: .not(filter))
  }

  /// Whether it shows photos, or videos.
  func shows(videos: Bool) -> Bool {
    switch rule {
    case .photos: !videos
    case .videos: videos
    case .nothing: false
    case .any(let filters): filters.contains { $0.shows(videos: videos) }
    case .all(let filters): filters.allSatisfy { $0.shows(videos: videos) }
    case .not(let filter): !filter.shows(videos: videos)
    }
  }
}
