public import Foundation

/// A class whose objects can be made of what an ``NSItemProvider`` hands over.
nonisolated public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types it can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// An object made of the bytes of one of the types. Called by any thread.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
