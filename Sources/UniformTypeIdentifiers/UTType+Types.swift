extension UTType {
  /// Anything: `public.item`.
  public static let item = known("public.item")
  /// What a person makes or looks at: `public.content`.
  public static let content = known("public.content")
  /// A sequence of bytes: `public.data`.
  public static let data = known("public.data")

  /// A picture: `public.image`.
  public static let image = known("public.image")
  /// `public.jpeg`.
  public static let jpeg = known("public.jpeg")
  /// `public.png`.
  public static let png = known("public.png")
  /// `com.compuserve.gif`.
  public static let gif = known("com.compuserve.gif")
  /// `public.tiff`.
  public static let tiff = known("public.tiff")
  /// `org.webmproject.webp`.
  public static let webP = known("org.webmproject.webp")
  /// `public.heic`.
  public static let heic = known("public.heic")
  /// `public.heif`.
  public static let heif = known("public.heif")

  /// Sound, moving pictures, or both: `public.audiovisual-content`.
  public static let audiovisualContent = known("public.audiovisual-content")
  /// A film, with sound or without: `public.movie`.
  public static let movie = known("public.movie")
  /// Moving pictures without sound: `public.video`.
  public static let video = known("public.video")
  /// `com.apple.quicktime-movie`.
  public static let quickTimeMovie = known("com.apple.quicktime-movie")
  /// `public.mpeg-4`.
  public static let mpeg4Movie = known("public.mpeg-4")
  /// `public.avi`.
  public static let avi = known("public.avi")

  /// One of the table; a test goes through all of them.
  private static func known(_ identifier: String) -> UTType {
    UTType(declared: DeclaredType(identifier: identifier, parents: []))
  }
}
