public import Foundation

/// Changes the attributes of a configuration's text just before it is shown, in whatever state.
nonisolated public struct UIConfigurationTextAttributesTransformer {
  /// Given the attributes that the text would have, gives those that it gets.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that calls `transform`, for each part of the text with attributes of its own. The
  /// container it is handed says at least font and colour.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    identity = Identity()
  }

  /// The attributes that a text with `input` gets.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  private final class Identity {}
  private let identity: Identity

  /// What tells it from others: closures cannot be compared.
  var id: ObjectIdentifier { ObjectIdentifier(identity) }
}
