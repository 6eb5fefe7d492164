public import Foundation
public import UniformTypeIdentifiers

nonisolated extension NSItemProvider {
  /// The types that it can be loaded as, the best one first.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// Those that are a type, or a kind of it.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Loads the bytes of a type. See ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the file of a type: a copy that is there until the closure returns, and false; or, with `openInPlace`, the file
  /// itself, and true. See ``loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)``.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard !openInPlace else {
      return loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
    return loadFileRepresentation(forTypeIdentifier: contentType.identifier) {
      completionHandler($0, false, $1)
    }
  }
}
