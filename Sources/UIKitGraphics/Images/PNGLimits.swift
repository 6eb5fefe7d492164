/// How large a PNG may be, so that a small file cannot claim all memory.
public enum PNGLimits {
  /// The most pixels of one side: what Cairo can address.
  public static let side = 32_767
  /// The most pixels in all: 256 MB of them.
  public static let pixelCount = 64 * 1024 * 1024
}
