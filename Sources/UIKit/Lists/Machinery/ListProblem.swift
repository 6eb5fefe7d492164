import Foundation

/// Why a batch of updates cannot be.
nonisolated enum ListProblem: Error, Equatable, CustomStringConvertible {
  case sections(before: Int, inserted: Int, deleted: Int, after: Int)
  case items(section: Int, before: Int, expected: Int, after: Int)
  case noSuchItem(IndexPath, before: Bool)
  case noSuchSection(Int, before: Bool)

  var description: String {
    switch self {
    case .sections(let before, let inserted, let deleted, let after):
      "the data source has \(after) sections after the update; it had \(before), of which \(deleted) "
        + "were deleted, and \(inserted) were inserted"
    case .items(let section, let before, let expected, let after):
      "the data source has \(after) items in section \(section) after the update; it had \(before), and "
        + "with what was inserted, deleted and moved it should have \(expected)"
    case .noSuchItem(let path, let isBefore):
      "there is no item \(path.map(String.init).joined(separator: "-")) "
        + (isBefore ? "before the update to delete, reload or move" : "after the update")
    case .noSuchSection(let section, let isBefore):
      "there is no section \(section) "
        + (isBefore ? "before the update to delete or reload" : "after the update")
    }
  }
}
