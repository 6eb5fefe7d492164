/// A kind of data, as pictures or films, by the name that all programs know it by.
///
/// Those of photos and films are known, and what they are kinds of; others are nil.
public struct UTType: Hashable, Sendable {
  /// The name, as `public.jpeg`.
  public let identifier: String

  /// The type of that name; nil for one that is not known. Small and large letters are alike.
  public init?(_ identifier: String) {
    guard let declared = TypeTable.type(named: identifier) else { return nil }
    self.identifier = declared.identifier
  }

  /// The type of files whose names end so, as `jpg`, if it is a kind of `supertype`; nil when none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    self.init({ $0.extensions.contains(wanted) }, supertype)
  }

  /// The type that is called so on the web, as `image/jpeg`, if it is a kind of `supertype`; nil when none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    self.init({ $0.mimeTypes.contains(wanted) }, supertype)
  }

  private init?(_ isWanted: (DeclaredType) -> Bool, _ supertype: UTType) {
    let type = TypeTable.types.lazy.filter(isWanted).map { UTType(declared: $0) }
      .first { $0.conforms(to: supertype) }
    guard let type else { return nil }
    self = type
  }

  init(declared: DeclaredType) {
    identifier = declared.identifier
  }

  /// What names of such files end with, without the point; nil for a type of no one format.
  public var preferredFilenameExtension: String? {
    TypeTable.type(named: identifier)?.extensions.first
  }

  /// What the type is called on the web; nil for a type of no one format.
  public var preferredMIMEType: String? { TypeTable.type(named: identifier)?.mimeTypes.first }

  /// The types that this is a kind of, and those that they are kinds of; without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = TypeTable.type(named: identifier)?.parents ?? []
    while let name = waiting.popLast() {
      guard let type = TypeTable.type(named: name),
        found.insert(UTType(declared: type)).inserted
      else { continue }
      waiting += type.parents
    }
    return found
  }

  /// Whether it is `type`, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Whether it is a kind of `type`, and not `type` itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Whether `type` is a kind of it, and not itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
  /// The name.
  public var description: String { identifier }
}
