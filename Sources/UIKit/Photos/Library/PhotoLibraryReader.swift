/// Has a library read as long as it lives.
@MainActor final class PhotoLibraryReader {
  private let library: PhotoLibrary
  private let told: PhotoLibrary.Told

  init(_ library: PhotoLibrary, _ told: PhotoLibrary.Told) {
    self.library = library
    self.told = told
  }

  isolated deinit { library.leave(told) }
}
