package import Foundation

/// Where a photo's bytes are.
package enum ImageSource: Sendable {
  /// In a file.
  case file(FilePath)
  /// In memory; the name is for errors.
  case data(Data, name: String)

  /// What errors call it.
  package var name: String {
    switch self {
    case .file(let path): path.text
    case .data(_, let name): name
    }
  }
}
