public import Foundation
import UIKitImages

/// Hands over something that a person picked, when it is asked for: a photo's bytes, its file, or its picture.
///
/// Nothing is read before it is loaded. Loading is done by threads of its own, which also call the closures: each exactly
/// once, with what was asked for or with an error, a `CocoaError` that names the file (`NSFilePathErrorKey`) or one of
/// ``errorDomain``. What is returned calls it off: the error is `CocoaError.userCancelled` then.
///
/// ```swift
/// result.itemProvider.loadObject(ofClass: UIImage.self) { object, error in
///   guard let image = object as? UIImage else { return }
///   DispatchQueue.main.async { show(image) }
/// }
/// ```
nonisolated open class NSItemProvider: NSObject, NSCopying {
  private let representations: [ItemRepresentation]

  /// What the item is called, without what file names end with; nil when it has no name.
  open var suggestedName: String?

  /// A provider of nothing.
  public override init() {
    representations = []
    super.init()
  }

  /// A provider of a file; its type is told by the end of its name. Nil for what is not the URL of a file.
  public init?(contentsOf fileURL: URL) {
    guard let path = FilePath(url: fileURL) else { return nil }
    representations = [ItemRepresentation(file: path)]
    suggestedName = representations.first?.name
    super.init()
  }

  init(_ representations: [ItemRepresentation], suggestedName: String?) {
    self.representations = representations
    self.suggestedName = suggestedName
    super.init()
  }

  /// A provider of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSItemProvider(representations, suggestedName: suggestedName)
  }

  /// The types that it can be loaded as, the best one first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  /// Whether it can be loaded as that type, or a kind of it, as `public.image`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Loads the bytes of a type, or of the best kind of it.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading.start(representation(typeIdentifier), typeIdentifier) { result, cancellation in
      switch Result(catching: { try result.get().data(cancellation) }) {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Copies it into a file in a folder for temporary files, with a name that says its type. The copy is there until the
  /// closure returns: move what is to stay.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading.start(representation(typeIdentifier), typeIdentifier) { result, cancellation in
      switch Result(catching: { try result.get().copy(cancellation) }) {
      case .success(let url):
        completionHandler(url, nil)
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Hands over the file itself, and true; or, where the type has to be made first, a copy and false. The copy stays until
  /// the folder for temporary files is emptied.
  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading.start(representation(typeIdentifier), typeIdentifier) { result, cancellation in
      switch Result(catching: { try result.get().place(cancellation) }) {
      case .success(let (url, isInPlace)): completionHandler(url, isInPlace, nil)
      case .failure(let error): completionHandler(nil, false, error)
      }
    }
  }

  /// Whether an object of that class can be made of it, as a ``UIImage``.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(for: aClass) != nil
  }

  /// Makes an object of a class: for ``UIImage``, the picture in full size, decoded.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    // NB: a class is there for good, and what the protocol asks of it is called by any thread.
    nonisolated(unsafe) let aClass = aClass
    return ItemLoading.start(representation(for: aClass), "\(aClass)") { result, cancellation in
      switch Result(catching: { try result.get().object(of: aClass, cancellation) }) {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  private func representation(_ typeIdentifier: String) -> ItemRepresentation? {
    representations.first { $0.conforms(to: typeIdentifier) }
  }

  private func representation(for aClass: any NSItemProviderReading.Type) -> ItemRepresentation? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return representations.first { representation in
      readable.contains { representation.conforms(to: $0) }
    }
  }
}
