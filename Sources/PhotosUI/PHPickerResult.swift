/// One of the photos that a person picked.
///
/// NB: unchecked for the item provider, whose photo never changes: only its suggested name can be set, by whoever has it.
nonisolated public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// Hands over the photo, when it is asked for.
  public let itemProvider: NSItemProvider

  /// What the library knows it by: the address of its file. Nil when the configuration has no library.
  public let assetIdentifier: String?

  init(itemProvider: NSItemProvider, assetIdentifier: String?) {
    self.itemProvider = itemProvider
    self.assetIdentifier = assetIdentifier
  }
}
