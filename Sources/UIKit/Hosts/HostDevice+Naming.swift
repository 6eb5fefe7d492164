import Foundation

nonisolated extension HostDevice {
  /// A device as it is named on a command line: `phone`, `pad`, or width and height in points and if need be pixels a
  /// point, `1024x768` or `1024x768@2`. Nil for what is none of these.
  public init?(named name: String) {
    switch name {
    case "phone": self = .phone
    case "pad": self = .pad
    default:
      let parts = name.split(separator: "@", omittingEmptySubsequences: false)
      let lengths = parts[0].split(separator: "x", omittingEmptySubsequences: false).map {
        Double($0)
      }
      let scale = parts.count == 2 ? Double(parts[1]) : 2
      guard parts.count <= 2, lengths.count == 2, let width = lengths[0], let height = lengths[1],
        let scale, [width, height, scale].allSatisfy({ $0.isFinite && $0 > 0 })
      else { return nil }
      let size = CGSize(width: width, height: height)
      // As wide as a pad is, it is one.
      self.init(size: size, scale: scale, idiom: min(width, height) >= 600 ? .pad : .phone)
    }
  }
}
