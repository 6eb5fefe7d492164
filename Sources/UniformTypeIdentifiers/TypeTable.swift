/// The types that are known: those of photos and films, by Apple's names (`UTCoreTypes.h`).
enum TypeTable {
  static func type(named identifier: String) -> DeclaredType? {
    byName[identifier] ?? byName[identifier.lowercased()]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: types.map { ($0.identifier, $0) })

  static let types = kinds + pictures + films

  private static let kinds = [
    DeclaredType(identifier: "public.item", parents: []),
    DeclaredType(identifier: "public.content", parents: []),
    DeclaredType(identifier: "public.data", parents: ["public.item"]),
    DeclaredType(identifier: "public.image", parents: ["public.data", "public.content"]),
    DeclaredType(
      identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    DeclaredType(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    DeclaredType(identifier: "public.video", parents: ["public.movie"]),
    DeclaredType(identifier: "public.heif-standard", parents: ["public.image"]),
  ]

  private static let pictures = [
    picture("public.jpeg", ["jpeg", "jpg", "jpe"], "image/jpeg"),
    picture("public.png", ["png"], "image/png"),
    picture("com.compuserve.gif", ["gif"], "image/gif"),
    picture("public.tiff", ["tiff", "tif"], "image/tiff"),
    picture("org.webmproject.webp", ["webp"], "image/webp"),
    picture("public.heic", ["heic"], "image/heic", of: "public.heif-standard"),
    picture("public.heif", ["heif", "hif"], "image/heif", of: "public.heif-standard"),
    picture("public.avif", ["avif"], "image/avif"),
  ]

  private static let films = [
    film("com.apple.quicktime-movie", ["mov", "qt"], ["video/quicktime"]),
    film("public.mpeg-4", ["mp4", "mpg4"], ["video/mp4"]),
    film("com.apple.m4v-video", ["m4v"], ["video/x-m4v"]),
    film("public.avi", ["avi", "vfw"], ["video/avi", "video/msvideo", "video/x-msvideo"]),
    film("public.3gpp", ["3gp", "3gpp"], ["video/3gpp"]),
    film("org.matroska.mkv", ["mkv"], ["video/x-matroska"]),
    film("org.webmproject.webm", ["webm"], ["video/webm"]),
  ]

  private static func picture(
    _ identifier: String, _ extensions: [String], _ mimeType: String, of kind: String? = nil
  ) -> DeclaredType {
    DeclaredType(
      identifier: identifier, parents: [kind ?? "public.image"], extensions: extensions,
      mimeTypes: [mimeType])
  }

  private static func film(
    _ identifier: String, _ extensions: [String], _ mimeTypes: [String]
  ) -> DeclaredType {
    DeclaredType(
      identifier: identifier, parents: ["public.movie"], extensions: extensions,
      mimeTypes: mimeTypes)
  }
}
