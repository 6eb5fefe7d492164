import CCairo
public import Foundation

extension CGImage {
  /// Decodes a PNG.
  ///
  /// The size in the header is checked before any memory is taken, see ``PNGLimits``.
  public convenience init(pngData data: Data) throws(PNGError) {
    let header = try PNGHeader(data)
    let surface = try PNGReading.surface(from: data, header)
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    let opaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    guard let source = cairo_image_surface_get_data(surface),
      let buffer = PixelBuffer(count: bytesPerRow * height)
    else { throw .outOfMemory(width: width, height: height) }
    memcpy(buffer.base, source, bytesPerRow * height)
    self.init(
      buffer: buffer, width: width, height: height, bytesPerRow: bytesPerRow,
      format: opaque ? .rgb24 : .argb32)
  }

  /// Reads and decodes a PNG file.
  public convenience init(pngFile path: String) throws(PNGError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
    try self.init(pngData: data)
  }

  /// The image encoded as a PNG of eight bits a component.
  public func pngData() throws(PNGError) -> Data {
    guard width <= PNGLimits.side, height <= PNGLimits.side else {
      throw .tooLarge(width: width, height: height)
    }
    let surface = makeSurface()
    defer { cairo_surface_destroy(surface) }
    var output = Data()
    let status = withUnsafeMutablePointer(to: &output) { pointer in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .outOfMemory(width: width, height: height)
    }
    return output
  }

  /// Encodes the image and writes it to a file, replacing one that is there in one step.
  public func writePNG(to path: String) throws(PNGError) {
    let data = try pngData()
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .file(path: path, reason: error.localizedDescription)
    }
  }
}

/// What the first bytes of a PNG say.
private struct PNGHeader {
  let width: Int
  let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// A deflate stream cannot be more than this many times smaller than what it holds.
  private static let largestRatio = 1032

  init(_ data: Data) throws(PNGError) {
    let head = [UInt8](data.prefix(33))
    guard head.prefix(8).elementsEqual(Self.signature.prefix(head.count)), !head.isEmpty else {
      throw .notPNG
    }
    guard head.count == 33 else { throw .truncated(byteCount: data.count) }
    guard head[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged }
    width = Self.number(head[16..<20])
    height = Self.number(head[20..<24])
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard width <= PNGLimits.side, height <= PNGLimits.side,
      width * height <= PNGLimits.pixelCount
    else { throw .tooLarge(width: width, height: height) }
    let bitsPerPixel = Int(head[24]) * (Self.channels[head[25]] ?? 1)
    // NB: a file too short for its own size is refused here, before memory for the pixels is taken.
    let rawBytes = (width * bitsPerPixel / 8) * height
    guard data.count >= rawBytes / Self.largestRatio else {
      throw .truncated(byteCount: data.count)
    }
  }

  /// Components a pixel by PNG's colour type.
  private static let channels: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// Cairo's decoder over bytes in memory.
private enum PNGReading {
  struct Source {
    var bytes: UnsafeRawBufferPointer
    var position = 0
    var ranOut = false
  }

  static func surface(from data: Data, _ header: PNGHeader) throws(PNGError) -> OpaquePointer {
    let (surface, ranOut) = data.withUnsafeBytes { bytes -> (OpaquePointer?, Bool) in
      var source = Source(bytes: bytes)
      let surface = cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
          let source = closure.assumingMemoryBound(to: Source.self)
          return source.pointee.copy(Int(count), to: target)
        }, &source)
      return (surface, source.ranOut)
    }
    guard let surface else { throw .outOfMemory(width: header.width, height: header.height) }
    let status = cairo_surface_status(surface)
    if status == CAIRO_STATUS_SUCCESS { return surface }
    cairo_surface_destroy(surface)
    if ranOut { throw .truncated(byteCount: data.count) }
    // NB: Cairo says "no memory" also when libpng gives up on damaged data; the size has been checked.
    throw .damaged
  }
}

extension PNGReading.Source {
  fileprivate mutating func copy(
    _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> cairo_status_t {
    guard position + count <= bytes.count, let base = bytes.baseAddress else {
      ranOut = true
      return CAIRO_STATUS_READ_ERROR
    }
    memcpy(target, base + position, count)
    position += count
    return CAIRO_STATUS_SUCCESS
  }
}
