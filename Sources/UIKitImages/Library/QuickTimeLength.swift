/// The length of a film in boxes: `moov`, and in it `mvhd`.
enum QuickTimeLength {
  static func seconds(in file: VideoBytes) -> Double? {
    guard let movie = box("moov", from: 0, to: .max, in: file),
      let header = box("mvhd", from: movie.lowerBound, to: movie.upperBound, in: file),
      let version = file.number(at: header.lowerBound, count: 1)
    else { return nil }
    // Two times of four or eight bytes each come before the scale.
    let (scaleAt, width) =
      version == 1 ? (header.lowerBound + 20, 8) : (header.lowerBound + 12, 4)
    guard let scale = file.number(at: scaleAt, count: 4), scale > 0,
      let length = file.number(at: scaleAt + 4, count: width)
    else { return nil }
    let seconds = Double(length) / Double(scale)
    // All ones: not known.
    return seconds < 1e6 ? seconds : nil
  }

  /// Where a box's contents are.
  private static func box(
    _ name: String, from start: Int, to end: Int, in file: VideoBytes
  ) -> Range<Int>? {
    var offset = start
    // A film has a few dozen boxes on a level.
    for _ in 0..<1000 {
      guard offset < end, let short = file.number(at: offset, count: 4),
        let type = file.bytes(at: offset + 4, count: 4)
      else { return nil }
      var (size, head) = (short, 8)
      if short == 1, let long = file.number(at: offset + 8, count: 8) { (size, head) = (long, 16) }
      guard size >= head || size == 0, size < UInt64(Int32.max) * 1024 else { return nil }
      let next = size == 0 ? end : offset + Int(size)
      guard next > offset + head - 1 else { return nil }
      if type.elementsEqual(name.utf8) { return (offset + head)..<next }
      if size == 0 { return nil }
      offset = next
    }
    return nil
  }
}
