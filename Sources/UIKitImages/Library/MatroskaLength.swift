/// The length of a film in EBML: `Segment`, in it `Info`, in it `Duration` in units of `TimestampScale`.
enum MatroskaLength {
  private static let segment: UInt64 = 0x1853_8067
  private static let info: UInt64 = 0x1549_A966
  private static let scale: UInt64 = 0x2A_D7B1
  private static let duration: UInt64 = 0x4489

  static func seconds(in file: VideoBytes) -> Double? {
    guard let segment = element(segment, in: 0..<Int.max, file),
      let info = element(info, in: segment, file),
      let length = element(duration, in: info, file),
      let ticks = float(length, file), ticks.isFinite, ticks >= 0
    else { return nil }
    var nanoseconds: UInt64 = 1_000_000
    if let place = element(scale, in: info, file),
      let value = file.number(at: place.lowerBound, count: place.count)
    {
      nanoseconds = value
    }
    let seconds = ticks * Double(nanoseconds) / 1e9
    return seconds < 1e6 ? seconds : nil
  }

  private static func float(_ place: Range<Int>, _ file: VideoBytes) -> Double? {
    guard let bits = file.number(at: place.lowerBound, count: place.count) else { return nil }
    return place.count == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      : Double(bitPattern: bits)
  }

  private static func element(
    _ wanted: UInt64, in range: Range<Int>, _ file: VideoBytes
  ) -> Range<Int>? {
    var offset = range.lowerBound
    for _ in 0..<1000 {
      guard offset < range.upperBound,
        let (name, nameLength) = number(at: offset, keepsMark: true, file),
        let (size, sizeLength) = number(at: offset + nameLength, keepsMark: false, file)
      else { return nil }
      let start = offset + nameLength + sizeLength
      // All ones: as long as what it is in.
      let isUnknown = size == (UInt64(1) << (7 * UInt64(sizeLength))) - 1
      guard isUnknown || size < UInt64(Int.max - start) else { return nil }
      let end = isUnknown ? range.upperBound : start + Int(size)
      if name == wanted { return start..<end }
      guard end > offset else { return nil }
      offset = end
    }
    return nil
  }

  /// A number whose first byte's leading zeros say how long it is.
  private static func number(
    at offset: Int, keepsMark: Bool, _ file: VideoBytes
  ) -> (UInt64, Int)? {
    guard let first = file.number(at: offset, count: 1), first > 0 else { return nil }
    let length = UInt8(first).leadingZeroBitCount + 1
    guard let value = file.number(at: offset, count: length) else { return nil }
    return (keepsMark ? value : value & ((UInt64(1) << (7 * UInt64(length))) - 1), length)
  }
}
